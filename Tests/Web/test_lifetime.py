"""What a waterfall costs the page, and what it leaves behind."""
import bisect
import collections
import json

metrics = ["Nodes", "JSEventListeners"]


class Counter:
    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")

    def counts(self):
        # What only weak references hold takes a few rounds.
        for _ in range(3):
            self.session.send("HeapProfiler.collectGarbage")
        found = {metric["name"]: metric["value"] for metric in self.session.send("Performance.getMetrics")["metrics"]}
        return {name: found[name] for name in metrics}


def test_destroying_leaves_nothing_behind(page):
    page.evaluate("document.querySelector('#stage').style.color = 'red'")
    counter = Counter(page)
    life = """async () => {
        const stage = document.querySelector("#stage");
        await show({ items: makeItems(0, 2000), refresh: async () => {}, loadMore: async () => false });
        for (let step = 0; step < 20; step++) {
            stage.scrollBy(0, 900);
            await frame();
        }
        view.prepend(makeItems(-20, 20));
        view.destroy();
        delete window.view;
        await settled();
    }"""
    # What the browser itself keeps for good is there after the first.
    page.evaluate(life)
    before = counter.counts()
    for _ in range(5):
        page.evaluate(life)
    assert counter.counts() == before
    assert page.evaluate("document.querySelector('#stage').outerHTML") == '<div id="stage" style="color: red;"></div>'


def test_the_element_comes_and_goes_without_leaks(page):
    counter = Counter(page)
    life = """async () => {
        const element = document.createElement("waterfall-view");
        element.setAttribute("lanes", 4);
        element.style.height = "500px";
        element.options = { items: makeItems(0, 300), render(node, item) { node.textContent = item.key; } };
        const ready = new Promise((resolve) => element.addEventListener("ready", resolve, { once: true }));
        document.body.append(element);
        await ready;
        await settled();
        if (element.querySelectorAll("[aria-posinset]").length < 8) throw new Error("nothing is shown");
        element.remove();
        await settled();
    }"""
    page.evaluate(life)
    before = counter.counts()
    for _ in range(5):
        page.evaluate(life)
    assert counter.counts() == before


def test_the_element_takes_attributes_and_keeps_its_place_when_moved(page):
    page.evaluate(
        """async () => {
            const element = document.createElement("waterfall-view");
            element.setAttribute("lanes", 4);
            element.style.height = "500px";
            element.options = { items: makeItems(0, 300), render(node, item) { node.textContent = item.key; } };
            const ready = new Promise((resolve) => element.addEventListener("ready", resolve, { once: true }));
            document.body.append(element);
            await ready;
            await settled();
            window.view = element.waterfall;
        }"""
    )
    assert page.evaluate("view.frame(3).y === 0 && view.frame(4).y > 0")
    page.evaluate("document.querySelector('waterfall-view').setAttribute('lanes', 2)")
    assert page.evaluate("view.frame(1).y === 0 && view.frame(2).y > 0")
    page.evaluate("view.scrollToItem(100)")
    moved = page.evaluate(
        """async () => {
            const element = document.querySelector("waterfall-view");
            await settled();
            const key = view.snapshot().key;
            element.remove();
            await settled();
            const ready = new Promise((resolve) => element.addEventListener("ready", resolve, { once: true }));
            document.body.prepend(element);
            await ready;
            await settled();
            return [key, element.waterfall.snapshot().key, element.waterfall.frame(1).y];
        }"""
    )
    assert moved[0] == moved[1] and moved[2] == 0


def forced_layouts(browser, page, script):
    """How many layouts a script forces in each frame in which it does."""
    categories = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"]
    browser.start_tracing(page=page, categories=categories)
    page.evaluate(script)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames = sorted(event["ts"] for event in events if event["name"] == "PrePaint")
    # Only what a script has called for has a stack.
    forced = [
        event["ts"] for event in events if event["name"] == "Layout" and event["args"]["beginData"].get("stackTrace")
    ]
    return list(collections.Counter(bisect.bisect(frames, time) for time in forced).values())


def test_the_count_of_forced_layouts_counts(browser, page):
    page.evaluate("show({ items: makeItems(0, 100) })")
    counts = forced_layouts(
        browser,
        page,
        """async () => {
            const { style } = document.querySelector("[aria-posinset]");
            for (let step = 0; step < 20; step++) {
                for (const change of [0, 1, 2]) {
                    style.height = `${50 + 3 * step + change}px`;
                    document.body.getBoundingClientRect();
                }
                await frame();
            }
        }""",
    )
    assert max(counts) >= 3 and sum(counts) >= 50


def test_scrolling_forces_one_layout_a_frame_at_most(browser, page):
    page.evaluate("show({ items: makeItems(0, 100_000), loadMore: async () => {} })")
    counts = forced_layouts(
        browser,
        page,
        """async () => {
            for (let step = 0; step < 60; step++) {
                document.querySelector("#stage").scrollTop += 400;
                await frame();
            }
        }""",
    )
    assert max(counts, default=0) <= 1


def test_changes_force_one_layout_a_frame_at_most(browser, page):
    page.evaluate("show({ items: makeItems(0, 3000) })")
    page.evaluate("view.scrollToItem(1000)")
    counts = forced_layouts(
        browser,
        page,
        """async () => {
            for (let step = 1; step <= 60; step++) {
                if (step % 3 === 0) view.prepend(makeItems(-5 * step, 5));
                else if (step % 3 === 1) view.update({ key: 999 + step, extent: 100 + step });
                else view.append(makeItems(10_000 + 5 * step, 5));
                await frame();
            }
        }""",
    )
    assert max(counts, default=0) <= 1


def test_measuring_forces_one_layout_a_frame_at_most(browser, page):
    page.evaluate(
        """() => show({ stickyLanes: true, items: Array.from({ length: 3000 }, (_, key) => ({ key })), render(node, item) {
            node.textContent = "Some words. ".repeat(5 + (item.key * 7) % 40);
        } })"""
    )
    counts = forced_layouts(
        browser,
        page,
        """async () => {
            for (let step = 0; step < 60; step++) {
                document.querySelector("#stage").scrollTop += 300;
                await frame();
            }
        }""",
    )
    assert max(counts, default=0) <= 1
