"""Changes of the data while one looks at it."""
import pytest

from driving import Finger, settle, until


def scroll_to(page, key):
    page.evaluate("key => view.scrollToItem(key)", key)
    page.evaluate("settled()")


# B28
def test_prepending_keeps_what_one_sees(page):
    page.evaluate("show({ items: makeItems(0, 500) })")
    for round in range(1, 30):
        page.evaluate("document.querySelector('#stage').scrollBy(0, 333)")
        page.evaluate("settled()")
        key = page.evaluate("view.snapshot().key")
        before = page.evaluate("key => boxOf(key)", key)
        page.evaluate("round => view.prepend(makeItems(-17 * round, 17))", round)
        at_once = page.evaluate("key => boxOf(key)", key)
        page.evaluate("settled()")
        later = page.evaluate("key => boxOf(key)", key)
        assert abs(at_once["y"] - before["y"]) <= 0.5 and abs(later["y"] - before["y"]) <= 0.5


# B28
def test_prepending_under_a_finger_keeps_what_one_sees(phone):
    """The content goes on moving with the fling; what is added above never shows as a jump."""
    phone.evaluate("window.squares = (from, count) => Array.from({ length: count }, (_, index) => ({ key: from + index, extent: 100 }))")
    phone.evaluate("show({ lanes: 2, items: squares(0, 3000) })")
    scroll_to(phone, 1500)
    phone.evaluate(
        """() => {
            window.jumps = [];
            let [top, boxes, added] = [0, new Map(), 0];
            const stage = document.querySelector("#stage");
            const look = () => {
                if (!window.jumps) return;
                const now = new Map([...document.querySelectorAll("[aria-posinset]")].map((node) => [node.textContent, node.getBoundingClientRect().y]));
                const steps = [...now].filter(([key]) => boxes.has(key)).map(([key, y]) => y - boxes.get(key));
                if (steps.length) jumps.push({ step: steps[0], spread: Math.max(...steps) - Math.min(...steps), scrolled: stage.scrollTop - top });
                boxes = now;
                top = stage.scrollTop;
                if (jumps.length % 6 === 5 && added < 20) view.prepend(squares(-10 * ++added, 10));
                requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        }"""
    )
    Finger(phone).fling(600)
    settle(phone)
    jumps = phone.evaluate("() => { const found = jumps; jumps = undefined; return found; }")
    moved = [jump["step"] for jump in jumps]
    assert phone.evaluate("view.count") > 3050
    assert sum(moved) < -500, "the fling has moved nothing"
    assert all(jump["spread"] <= 0.5 for jump in jumps), "items move against each other"
    # A step of the browser's is a step of the content. At rest it may count from somewhere else.
    wrong = [jump for jump in jumps if abs(jump["step"]) > 0.5 and abs(jump["step"] + jump["scrolled"]) > 1]
    assert not wrong, f"the content jumps: {wrong}"


def test_appending_during_a_fling_leaves_no_gap(phone):
    phone.evaluate(
        """() => {
            let page = 0;
            return show({ lanes: 2, items: makeItems(0, 40), loadMore: async () => {
                await frame();
                page++;
                view.append(makeItems(40 * page, 40));
                return page < 40;
            } });
        }"""
    )
    phone.evaluate(
        """() => {
            window.gaps = 0;
            window.frames = 0;
            const look = () => {
                frames++;
                const [x, y] = [document.elementFromPoint(90, 400), document.elementFromPoint(300, 400)];
                // Between two items there is a gap of 10.
                if (!x?.ariaPosInSet && !y?.ariaPosInSet && !document.elementFromPoint(90, 420)?.ariaPosInSet) gaps++;
                requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        }"""
    )
    finger = Finger(phone)
    for _ in range(4):
        finger.fling(600)
        settle(phone)
    assert phone.evaluate("view.offset") > 3000
    assert phone.evaluate("view.count") >= 120
    assert phone.evaluate("frames") > 20
    assert phone.evaluate("gaps") == 0
    phone.evaluate("settled()")
    assert phone.evaluate("faults(view, document.querySelector('#stage'), makeItems(0, view.count).map((item) => item.key), { slack: 0.5 })") == []


late = """(lanes) => show({
    lanes,
    stickyLanes: true,
    items: Array.from({ length: 400 }, (_, key) => ({ key })),
    render(node, item) {
        const inner = document.createElement("div");
        inner.textContent = item.key;
        inner.style.height = `${60 + (item.key * 7919) % 301}px`;
        node.replaceChildren(inner);
    },
})"""


# B30, W13
@pytest.mark.parametrize("lanes", [1, 3])
def test_late_sizes_do_not_move_the_item_that_one_looks_at(page, lanes):
    """Measured items have their real sizes only when they come near the screen; whichever way one scrolls, the item at the
    top goes as far as one scrolls. In other lanes items come closer to it, or go further away."""
    page.evaluate(late, lanes)
    scroll_to(page, 300)
    jumps = page.evaluate(
        """async () => {
            const stage = document.querySelector("#stage");
            const boxes = () => new Map([...stage.querySelectorAll("[aria-posinset]")].map((node) => [node.textContent, node.getBoundingClientRect()]));
            const jumps = [];
            for (let step = 0; step < 150; step++) {
                const before = boxes();
                stage.scrollBy(0, -45);
                await settled();
                const moves = [...boxes()].filter(([key]) => before.has(key)).map(([key, box]) => Math.abs(box.y - before.get(key).y - 45));
                jumps.push(Math.min(...moves));
            }
            return jumps;
        }"""
    )
    assert page.evaluate("view.offset") > 0
    assert max(jumps) <= 0.5
    shown = page.evaluate(
        """() => [...document.querySelectorAll("[aria-posinset]")].map((node) =>
            [node.getBoundingClientRect().height, view.frame(Number(node.textContent)).height, 60 + (node.textContent * 7919) % 301])"""
    )
    assert shown and all(node == frame == real for node, frame, real in shown)


def test_contents_that_grow_are_measured_again(page):
    page.evaluate(
        """() => show({ lanes: 1, items: [{ key: "a" }, { key: "b" }], render(node, item) {
            node.replaceChildren(Object.assign(document.createElement("div"), { textContent: item.key }));
            node.firstChild.style.height = "50px";
        } })"""
    )
    assert page.evaluate("view.frame('b').y") == 60
    page.evaluate("document.querySelector('[aria-posinset]').firstChild.style.height = '150px'")
    until(page, "view.frame('b').y === 160")
    page.evaluate("settled()")
    assert page.evaluate("boxOf('b').y") == 160


# B41
def test_reading_order_is_the_order_of_the_items_after_moves_and_inserts(page):
    page.evaluate("show({ items: makeItems(0, 30), overscan: 0 })")
    page.evaluate(
        "() => { view.move(2, 0); view.move(0, 5); view.insert(makeItems(100, 2), { after: 1 }); view.remove(3); view.move(8, 2); }"
    )
    page.evaluate("settled()")
    places = page.evaluate("[...document.querySelectorAll('[aria-posinset]')].map((node) => Number(node.ariaPosInSet))")
    assert places == list(range(1, len(places) + 1)) and len(places) > 5
    order = page.evaluate("[...document.querySelectorAll('[aria-posinset]')].map((node) => view.indexOf(Number(node.textContent)) + 1)")
    assert order == places
    # Tab goes the same way.
    page.evaluate("document.querySelector('[aria-posinset=\"1\"]').focus()")
    for place in places[1:5]:
        page.keyboard.press("Tab")
        assert page.evaluate("Number(document.activeElement.ariaPosInSet)") == place


# B41
def test_arrow_keys_go_by_geometry(page):
    page.evaluate("show({ lanes: 2, items: [100, 50, 70, 30].map((extent, key) => ({ key, extent })) })")
    page.evaluate("document.querySelector('[aria-posinset=\"1\"]').focus()")
    seen = []
    for key in ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]:
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.textContent"))
    assert seen == ["3", "2", "1", "0"]


def test_the_focus_outlives_scrolling_away(page):
    page.evaluate("show({ items: makeItems(0, 1000) })")
    page.evaluate("document.querySelector('[aria-posinset=\"3\"]').focus()")
    page.evaluate("document.querySelector('#stage').scrollTo(0, 20_000)")
    page.evaluate("settled()")
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.ariaPosInSet && view.offset < 2000")


# B43, B48
def test_more_is_loaded_once_a_need_and_the_end_is_said(page):
    page.evaluate(
        """() => {
            window.calls = 0;
            return show({ items: makeItems(0, 60), loadMore: async () => {
                calls++;
                await settled();
                if (calls < 4) view.append(makeItems(60 * calls, 60));
                return calls < 4;
            } });
        }"""
    )
    assert page.evaluate("document.querySelector('[aria-setsize]').ariaSetSize") == "-1"
    for _ in range(40):
        page.evaluate("document.querySelector('#stage').scrollBy(0, 700)")
        page.evaluate("settled()")
    assert page.evaluate("calls") == 4
    assert page.evaluate("view.status.loadMore") == "done"
    assert page.locator(".waterfall-more").inner_text() == "That is all"
    assert page.evaluate("document.querySelector('[aria-setsize]').ariaSetSize") == "240"


# B44, B49
def test_a_pull_by_the_finger_refreshes_once(phone):
    phone.evaluate(
        """() => {
            window.refreshes = 0;
            return show({ lanes: 2, items: makeItems(0, 200), refresh: async () => {
                refreshes++;
                await new Promise((resolve) => (window.finish = resolve));
                view.prepend(makeItems(-5, 5));
            } });
        }"""
    )
    finger = Finger(phone)
    finger.press(195, 200)
    finger.move(195, 500)
    assert phone.locator(".waterfall-refresh").inner_text() == "Let go to refresh"
    finger.release()
    until(phone, "view.status.refresh === 'refreshing'")
    assert phone.locator(".waterfall-refresh").inner_text() == "Refreshing…"
    phone.evaluate("finish()")
    until(phone, "view.status.refresh === 'idle'")
    phone.evaluate("settled()")
    assert phone.evaluate("[refreshes, view.count, view.offset]") == [1, 205, 0]
    until(phone, "boxOf(-5).y === 0")


def test_sticky_headers_stay_in_view(page):
    page.evaluate(
        """() => show({ sections: [0, 1, 2].map((number) => ({
            name: `Section ${number}`, header: { extent: 40, sticky: true }, items: makeItems(100 * number, 40),
        })), renderHeader(node, section) { node.textContent = section.name; } })"""
    )
    page.evaluate("document.querySelector('#stage').scrollBy(0, 700)")
    page.evaluate("settled()")
    header = page.evaluate("document.querySelector('[role=heading]').getBoundingClientRect().toJSON()")
    assert header["y"] == 0 and header["height"] == 40
    assert page.evaluate("document.elementFromPoint(100, 20).textContent") == "Section 0"
    page.evaluate("view.scrollToItem(120)")
    page.evaluate("settled()")
    assert abs(page.evaluate("boxOf(120).y") - 40) <= 0.5
    assert page.evaluate("document.elementFromPoint(100, 20).textContent") == "Section 1"
