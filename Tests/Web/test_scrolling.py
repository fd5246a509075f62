"""Scrolling by real input, to the end of a million items."""
import pytest

from driving import Finger, settle, until

million = 1_000_000


@pytest.fixture(scope="module")
def heights():
    """The height of every item, as `makeItems` makes them."""
    return [60 + (number * 7919) % 301 for number in range(million)]


def show_million(page, **options):
    page.evaluate("options => show({ ...options, items: makeItems(0, 1_000_000) })", options)
    until(page, "view.count === 1_000_000 && view.statistics.mountedCount > 0")


def last_box(page):
    page.evaluate("settled()")
    return page.evaluate("boxOf(999_999)")


def is_at_end(page):
    """Whether the end of the content lies at the end of the window, within half a pixel."""
    return page.evaluate(
        """() => {
            const rest = view.contentSize.height - view.offset - document.querySelector("#stage").clientHeight;
            return Math.abs(rest) <= 0.5;
        }"""
    )


def drag(page, start, end, steps=10):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    page.mouse.up()


def reaches_last(page, heights):
    box = last_box(page)
    assert box, "the last item has no node"
    assert abs(box["height"] - heights[-1]) < 0.5
    assert 0 < box["y"] + box["height"] <= page.viewport_size["height"] + 0.5
    assert is_at_end(page)
    statistics = page.evaluate("view.statistics")
    assert statistics["mountedCount"] <= 40 and statistics["pooledCount"] <= 40
    assert page.evaluate("document.querySelectorAll('#stage *').length") <= 45


# W28, B39
def test_the_wheel_reaches_the_last_of_a_million_items(page, heights):
    show_million(page)
    page.mouse.move(400, 300)
    for _ in range(200):
        page.mouse.wheel(0, 1_000_000)
        page.evaluate("frame()")
        if is_at_end(page):
            break
    reaches_last(page, heights)
    # A step of the wheel is a step of the content, however deep.
    page.mouse.wheel(0, -3000)
    page.evaluate("settled()")
    before = page.evaluate("view.offset")
    page.mouse.wheel(0, -120)
    until(page, "before => view.offset < before - 119.5", before)
    page.evaluate("settled()")
    assert abs(page.evaluate("view.offset") - (before - 120)) <= 0.5


# W28
def test_the_wheel_reaches_the_end_in_small_steps_too(page, heights):
    show_million(page)
    page.evaluate("view.scrollToItem(999_700)")
    page.mouse.move(400, 300)
    offset = page.evaluate("view.offset")
    for _ in range(200):
        page.mouse.wheel(0, 400)
        page.evaluate("frame()")
        now = page.evaluate("view.offset")
        assert offset - 0.5 <= now <= offset + 1700, "content jumps under a wheel that goes on"
        offset = now
        if is_at_end(page):
            break
    reaches_last(page, heights)


# W28
def test_the_scroll_bar_reaches_both_ends(page, heights):
    show_million(page)
    width = page.evaluate("document.querySelector('#stage').clientWidth")
    assert width < 800, "this browser shows no scroll bar"
    x = (width + 800) / 2
    drag(page, (x, 20), (x, 599), steps=25)
    reaches_last(page, heights)
    drag(page, (x, 573), (x, 0), steps=25)
    until(page, "view.offset === 0")
    assert page.evaluate("settled().then(() => boxOf(0).y)") == 0


# W28, B41
def test_the_end_key_reaches_the_last_item(page, heights):
    show_million(page)
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('[aria-posinset=\"1\"]').focus()")
    page.keyboard.press("End")
    until(page, "document.activeElement.textContent === '999999'")
    reaches_last(page, heights)
    page.keyboard.press("Home")
    until(page, "document.activeElement.textContent === '0' && view.offset === 0")


# W28
def test_a_finger_reaches_the_last_of_a_million_items(phone):
    show_million(phone, lanes=2)
    phone.evaluate("view.scrollToItem(999_900)")
    finger = Finger(phone)
    for _ in range(60):
        finger.fling(600)
        if is_at_end(phone):
            break
    settle(phone)
    box = last_box(phone)
    assert box and box["y"] + box["height"] <= 844.5
    assert is_at_end(phone)


# W28
@pytest.mark.parametrize("position", ["start", "center", "end", "nearest"])
def test_any_item_of_a_million_can_be_scrolled_to(page, position):
    show_million(page)
    for key in [0, 1, 77_777, 500_000, 999_000, 999_999]:
        page.evaluate("([key, position]) => view.scrollToItem(key, { position })", [key, position])
        page.evaluate("settled()")
        box = page.evaluate("key => boxOf(key)", key)
        assert box and box["y"] >= -0.5 and box["y"] + box["height"] <= 600.5
        if 1 < key < 999_000 and position != "nearest":
            expected = {"start": 0, "center": 300 - box["height"] / 2, "end": 600 - box["height"]}[position]
            assert abs(box["y"] - expected) <= 0.5


# W27
def test_a_step_of_ten_points_leaves_the_nodes_that_stay_alone(page):
    page.evaluate("show({ items: makeItems(0, 400), overscan: 0 })")
    page.evaluate("document.querySelector('#stage').scrollTo(0, 2000)")
    page.evaluate("settled()")
    made = page.evaluate(
        """async () => {
            const stage = document.querySelector("#stage");
            const nodes = () => new Map([...stage.querySelectorAll("[aria-posinset]")].map((node) => [node.ariaPosInSet, node]));
            let changed = 0;
            for (let step = 0; step < 50; step++) {
                const before = nodes();
                stage.scrollBy(0, 10);
                await settled();
                const now = nodes();
                for (const [place, node] of now) if (before.has(place) && before.get(place) !== node) changed++;
            }
            return changed;
        }"""
    )
    assert made == 0


def test_nodes_are_used_again(page):
    rendered = page.evaluate(
        """async () => {
            let [made, filled] = [0, 0];
            await show({ items: makeItems(0, 20_000), render(node, item, { isNew }) {
                made += isNew;
                filled += 1;
                node.textContent = item.key;
            } });
            const stage = document.querySelector("#stage");
            for (let step = 0; step < 300; step++) {
                stage.scrollBy(0, 500);
                await frame();
            }
            return { made, filled, ...view.statistics };
        }"""
    )
    assert rendered["filled"] > 500
    assert rendered["made"] <= 80
    assert rendered["mountedCount"] <= 40


# B10
def test_right_to_left_mirrors_lanes(page):
    page.evaluate("document.querySelector('#stage').className = 'bare'")
    page.set_viewport_size({"width": 320, "height": 600})
    page.evaluate("show({ direction: 'rtl', items: makeItems(0, 100) })")
    assert page.evaluate("[0, 1, 2].map((key) => boxOf(key).x)") == [220, 110, 0]
    # The document's own direction counts where the options say nothing.
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.evaluate("show({ items: makeItems(0, 100) })")
    assert page.evaluate("[0, 1, 2].map((key) => boxOf(key).x)") == [220, 110, 0]


# W31
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_wheel_reaches_the_end_of_a_horizontal_waterfall(page, direction):
    page.evaluate(
        "direction => show({ axis: 'horizontal', direction, items: makeItems(0, 100_000) })",
        direction,
    )
    page.mouse.move(400, 300)
    sign = -1 if direction == "rtl" else 1
    for _ in range(60):
        page.mouse.wheel(sign * 1_000_000, 0)
        page.evaluate("frame()")
        if page.evaluate("boxOf(99_999)"):
            break
    settle(page)
    box = page.evaluate("boxOf(99_999)")
    assert box and -0.5 <= box["x"] and box["x"] + box["width"] <= 800.5
    left = page.evaluate("view.offset")
    assert abs(left - (0 if direction == "rtl" else page.evaluate("view.contentSize.width") - 800)) <= 0.5


# B29
def test_a_turned_phone_keeps_the_first_visible_item(phone):
    phone.evaluate(
        """show({ lanes: undefined, minimumLaneWidth: 190, items: Array.from({ length: 100 }, (_, key) => ({ key, aspect: 1 })) })"""
    )
    phone.evaluate("view.scrollToItem(40)")
    phone.evaluate("settled()")
    assert phone.evaluate("[view.offset, boxOf(40).y]") == [4000, 0]
    phone.set_viewport_size({"width": 844, "height": 390})
    until(phone, "view.contentSize.width === 844")
    phone.evaluate("settled()")
    assert phone.evaluate("[view.offset, boxOf(40).y]") == [2135, 0]


def test_another_width_keeps_the_first_visible_item(page):
    page.evaluate("show({ items: Array.from({ length: 1000 }, (_, key) => ({ key, aspect: 1 - (key % 5) / 10 })) })")
    page.evaluate("view.scrollToItem(600)")
    page.evaluate("settled()")
    # One item stays through all of them: if each chose anew, they would carry one away.
    key = page.evaluate("view.snapshot().key")
    before = page.evaluate("key => boxOf(key)", key)
    for width in [700, 420, 803, 1200, 800]:
        page.set_viewport_size({"width": width, "height": 600})
        until(page, "view.contentSize.width === document.querySelector('#stage').clientWidth")
        page.evaluate("settled()")
        after = page.evaluate("key => boxOf(key)", key)
        # One that has become too short to reach into the window still ends at its edge.
        assert abs(after["y"] - max(before["y"], -after["height"])) <= 0.5


# B40
def test_a_snapshot_brings_one_back(page):
    page.evaluate("show({ items: makeItems(0, 5000) })")
    page.evaluate("view.scrollToItem(500)")
    page.evaluate("document.querySelector('#stage').scrollBy(0, 12)")
    page.evaluate("settled()")
    before = page.evaluate("boxOf(500)")
    snapshot = page.evaluate("JSON.stringify(view.snapshot())")
    page.evaluate("show({ items: makeItems(0, 5000) })")
    assert page.evaluate("snapshot => view.restore(JSON.parse(snapshot))", snapshot)
    page.evaluate("settled()")
    assert page.evaluate("boxOf(500)") == before
