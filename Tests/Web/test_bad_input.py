"""What goes wrong: each a clear error or a clean state."""
import pytest

from browser import root
from driving import until

wasm = "**/waterfall.wasm"
scroll_for_ever = "() => { const go = () => { document.querySelector('#stage')?.scrollBy(0, 40); requestAnimationFrame(go); }; go(); }"


def message_of(page, script):
    """The message with which a script fails."""
    return page.evaluate(f"async () => {{ try {{ await ({script})(); return null; }} catch (error) {{ return error.message; }} }}")


def test_a_missing_engine_is_said_and_can_be_loaded_later(open_page):
    page = open_page(prepare=lambda page: page.route(wasm, lambda route: route.fulfill(status=404)))
    message = message_of(page, "() => load()")
    assert "waterfall.wasm answers 404" in message and "load()" in message
    page.messages.take("404")
    assert "not loaded" in message_of(page, "() => new Waterfall(document.querySelector('#stage'), { render() {} })")
    page.unroute(wasm)
    page.evaluate("show({ items: makeItems(0, 50) })")
    assert page.evaluate("boxOf(0).y") == 0


def test_an_engine_that_cannot_be_reached_is_said(open_page):
    page = open_page(prepare=lambda page: page.route(wasm, lambda route: route.abort()))
    assert "cannot reach" in message_of(page, "() => load()")
    page.messages.take("ERR_FAILED")


def test_the_media_type_of_the_engine_does_not_matter(open_page):
    body = (root / "Web/waterfall.wasm").read_bytes()
    page = open_page(
        prepare=lambda page: page.route(wasm, lambda route: route.fulfill(body=body, content_type="text/plain"))
    )
    page.evaluate("show({ items: makeItems(0, 50) })")
    assert page.evaluate("boxOf(0).y") == 0


def test_a_page_in_place_of_the_engine_is_said(open_page):
    page = open_page(
        prepare=lambda page: page.route(wasm, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    )
    assert "is not the engine" in message_of(page, "() => load()")


@pytest.mark.parametrize(
    "script, part",
    [
        ("() => load().then(() => new Waterfall(null, { render() {} }))", "needs an element"),
        ("() => load().then(() => new Waterfall(document.body, {}))", "`render` is missing"),
        ("() => show({ items: [{ extent: 5 }] })", "no key"),
        ("() => show({ items: [null] })", "has to be an object with a key"),
        ("() => show({ items: [{ key: 1 }, { key: 1 }] })", "key 1 is there already"),
        ("() => show({ sections: [{ items: [{ key: 1 }] }, { items: [{ key: 1 }] }] })", "same key"),
        ("() => show({ placement: 'best' })", 'placement cannot be "best"; use one of "shortest-lane"'),
        ("() => show({}).then(() => view.scrollToItem(7))", "no item with the key 7"),
        ("() => show({ items: [{ key: 1 }] }).then(() => view.scrollToItem(1, { position: 'up' }))", 'position cannot be "up"'),
        ("() => show({ items: [{ key: 1 }] }).then(() => view.insert([{ key: 2 }], {}))", "say where to insert"),
    ],
)
def test_what_is_wrong_is_said(page, script, part):
    assert part in (message_of(page, script) or "")
    # And the page goes on.
    page.evaluate("show({ items: makeItems(0, 30) })")
    assert page.evaluate("faults(view, document.querySelector('#stage'), makeItems(0, 30).map((item) => item.key))") == []


def test_a_key_that_is_there_already_changes_nothing(page):
    page.evaluate("show({ items: makeItems(0, 30) })")
    for call in ["append", "prepend"]:
        assert "there already" in message_of(page, f"() => view.{call}([{{ key: 'new' }}, {{ key: 3 }}])")
    assert "there already" in message_of(page, "() => view.insert([{ key: 'new' }, { key: 'new' }], { before: 3 })")
    assert "no item" in message_of(page, "() => view.remove(3, 'missing')")
    assert "no item" in message_of(page, "() => view.update({ key: 3, extent: 5 }, { key: 'missing' })")
    assert page.evaluate("faults(view, document.querySelector('#stage'), makeItems(0, 30).map((item) => item.key))") == []
    assert page.evaluate("view.get(3).extent === makeItems(3, 1)[0].extent")


# B26
def test_heights_that_are_none_leave_the_other_items_alone(page):
    page.evaluate(
        "show({ lanes: 1, items: [NaN, 50, Infinity, -5, null, 'tall', 20].map((extent, key) => ({ key, extent })) })"
    )
    assert page.evaluate("[0, 1, 2, 3, 4, 5, 6].map((key) => view.frame(key).y)") == [0, 10, 70, 80, 90, 100, 110]
    assert page.evaluate("view.contentSize.height") == 130
    page.evaluate("view.append([{ key: 'a', aspect: NaN }, { key: 'b', width: 0, height: 0 }, { key: 'c', span: NaN, extent: 5, lane: -7 }])")
    assert page.evaluate("view.contentSize.height") == 165


@pytest.mark.parametrize("options", ["{ lanes: NaN }", "{ lanes: -3 }", "{ gap: NaN }", "{ gap: -50 }", "{ overscan: NaN }",
    "{ overscan: -1 }", "{ minimumLaneWidth: 0 }", "{ maximumLaneWidth: NaN }", "{ insets: NaN }", "{ insets: 1e9 }", "{ tolerance: NaN, placement: 'grid-lanes' }",
    "{ scale: -1 }", "{ estimate: NaN }", "{ lanes: 1e9 }"])
def test_senseless_options_give_a_layout(page, options):
    page.evaluate(f"show({{ items: makeItems(0, 30), ...{options} }})")
    assert page.evaluate("Number.isFinite(view.contentSize.height) && view.count === 30")
    page.evaluate("view.setOptions({ lanes: 2, gap: 10, overscan: 1, minimumLaneWidth: undefined, maximumLaneWidth: undefined, insets: 0, tolerance: 0, scale: 0 })")
    page.evaluate("settled()")
    assert page.evaluate("faults(view, document.querySelector('#stage'), makeItems(0, 30).map((item) => item.key))") == []


def test_items_without_sizes_are_measured(page):
    page.evaluate(
        """() => show({ lanes: 2, items: [{ key: "short" }, { key: "long" }, { key: "next" }], render(node, item) {
            node.textContent = item.key === "long" ? "words ".repeat(400) : item.key;
        } })"""
    )
    page.evaluate("settled()")
    heights = page.evaluate("['short', 'long'].map((key) => view.frame(key).height)")
    assert 10 < heights[0] < 30 and heights[1] > 60
    assert page.evaluate("view.frame('next').y") == heights[0] + 10


def test_an_element_without_a_width_shows_its_items_when_it_has_one(page):
    page.evaluate("document.querySelector('#stage').className = 'hidden'")
    page.evaluate("show({ items: makeItems(0, 500) })")
    assert page.evaluate("view.statistics.mountedCount") == 0
    page.evaluate("view.prepend(makeItems(-10, 10))")
    page.evaluate("document.querySelector('#stage').className = ''")
    page.evaluate("settled()")
    check = "faults(view, document.querySelector('#stage'), makeItems(-10, 510).map((item) => item.key))"
    assert page.evaluate(check) == []
    # Hidden and shown again it is where it was.
    page.evaluate("view.scrollToItem(200)")
    page.evaluate("settled()")
    before = page.evaluate("boxOf(200)")
    page.evaluate("document.querySelector('#stage').className = 'hidden'")
    page.evaluate("settled()")
    assert page.evaluate("view.statistics.mountedCount") == 0
    page.evaluate("document.querySelector('#stage').className = ''")
    page.evaluate("settled()")
    assert page.evaluate("boxOf(200)") == before
    assert page.evaluate(check) == []


def test_a_render_callback_that_throws_spoils_one_node(page):
    page.evaluate(
        """() => show({ items: makeItems(0, 200), render(node, item) {
            if (item.key % 10 === 3) throw new Error(`cannot draw ${item.key}`);
            node.textContent = item.key;
        } })"""
    )
    page.evaluate("document.querySelector('#stage').scrollBy(0, 3000)")
    page.evaluate("settled()")
    assert page.messages.take("cannot draw 3")
    for message in list(page.messages):
        page.messages.take(message)
    spoilt = page.evaluate("[...document.querySelectorAll('.waterfall-error')].map((node) => [(node.ariaPosInSet - 1) % 10, node.textContent])")
    assert spoilt and all(found == [3, ""] for found in spoilt)
    assert page.evaluate("[...document.querySelectorAll('[aria-posinset]:not(.waterfall-error)')].every((node) => node.textContent == node.ariaPosInSet - 1)")


def test_a_load_that_fails_can_be_tried_again(page):
    page.evaluate(
        """() => {
            window.calls = 0;
            return show({ items: makeItems(0, 6), loadMore: async () => {
                calls++;
                if (calls < 3) throw new Error("no network");
                view.append(makeItems(6, 300));
            } });
        }"""
    )
    until(page, "view.status.loadMore === 'failed'")
    for _ in range(5):
        page.evaluate("document.querySelector('#stage').scrollBy(0, 500)")
        page.evaluate("settled()")
    assert page.evaluate("calls") == 1, "what has failed is not tried without being asked"
    page.get_by_role("button", name="Try again").click()
    until(page, "calls === 2 && view.status.loadMore === 'failed'")
    page.get_by_role("button", name="Try again").click()
    until(page, "view.count === 306 && view.status.loadMore === 'idle'")


def test_a_load_that_throws_at_once_is_a_failed_one(page):
    page.evaluate("show({ items: makeItems(0, 6), loadMore() { throw new Error('no'); }, refresh() { throw new Error('no'); } })")
    until(page, "view.status.loadMore === 'failed'")
    page.evaluate("view.refresh()")
    until(page, "view.status.refresh === 'failed'")


def test_a_load_that_never_settles_stops_nothing_else(page):
    page.evaluate(
        """() => {
            window.calls = 0;
            return show({ items: makeItems(0, 60), loadMore: () => (calls++, new Promise(() => {})) });
        }"""
    )
    for _ in range(20):
        page.evaluate("document.querySelector('#stage').scrollBy(0, 500)")
        page.evaluate("settled()")
    assert page.evaluate("[calls, view.status.loadMore]") == [1, "loading"]
    page.evaluate("view.append(makeItems(60, 60))")
    page.evaluate("settled()")
    assert page.evaluate("faults(view, document.querySelector('#stage'), makeItems(0, 120).map((item) => item.key))") == []
    page.evaluate("view.resetLoading()")
    page.evaluate("document.querySelector('#stage').scrollBy(0, 9000)")
    until(page, "calls === 2")


def test_an_element_taken_out_of_the_page_in_mid_scroll_comes_back_clean(page):
    page.evaluate("show({ items: makeItems(0, 2000) })")
    page.evaluate(scroll_for_ever)
    page.wait_for_timeout(200)
    page.evaluate("window.stage = document.querySelector('#stage'); stage.remove()")
    page.evaluate("settled()")
    page.evaluate("view.append(makeItems(2000, 10)); view.scrollToItem(1000)")
    page.evaluate("settled()")
    page.evaluate("document.body.append(stage)")
    page.wait_for_timeout(200)
    page.evaluate("scrollBy = undefined; stage.id = 'other'")
    page.evaluate("settled()")
    assert page.evaluate("view.statistics.mountedCount") > 5
    assert page.evaluate("faults(view, stage, makeItems(0, 2010).map((item) => item.key))") == []


def test_a_waterfall_destroyed_in_mid_scroll_is_gone(page):
    page.evaluate("show({ items: makeItems(0, 2000), loadMore: () => settled() })")
    page.evaluate(scroll_for_ever)
    page.wait_for_timeout(100)
    page.evaluate("view.refresh(); view.destroy(); view.destroy()")
    page.evaluate("settled()")
    assert page.evaluate("document.querySelector('#stage').childNodes.length") == 0


def test_a_custom_element_removed_in_mid_scroll_is_gone(page):
    page.evaluate(
        """async () => {
            const element = Object.assign(document.createElement("waterfall-view"), { id: "moving" });
            element.style.height = "400px";
            element.options = { items: makeItems(0, 3000), render(node, item) { node.textContent = item.key; } };
            const ready = new Promise((resolve) => element.addEventListener("ready", resolve, { once: true }));
            document.body.prepend(element);
            await ready;
            await settled();
            element.firstChild.scrollTo({ top: 3000, behavior: "smooth" });
            await settled();
            element.remove();
            await settled();
        }"""
    )
    assert page.evaluate("document.querySelectorAll('[aria-posinset]').length") == 0


def test_callbacks_may_change_what_is_shown(page):
    page.evaluate(
        """() => {
            let rounds = 0;
            return show({ items: makeItems(0, 100), render(node, item) {
                node.textContent = item.key;
                if (item.key === 20 && rounds++ < 3) view.remove(item.key + rounds);
            }, onVisible({ last }) {
                if (view && last > 90 && view.count < 120) view.append(makeItems(100 + view.count, 1));
            } });
        }"""
    )
    for _ in range(30):
        page.evaluate("document.querySelector('#stage').scrollBy(0, 900)")
        page.evaluate("settled()")
    places = page.evaluate("[...document.querySelectorAll('[aria-posinset]')].map((node) => [view.indexOf(Number(node.textContent)) + 1, Number(node.ariaPosInSet)])")
    assert places and all(index == place for index, place in places)
