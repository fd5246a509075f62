"""The page that `make web` builds: the sample shop, and its options."""
import pytest

path = "Web/dist/index.html"


@pytest.fixture
def shop(open_page):
    page = open_page(viewport=(1280, 800), path=path, waits=False)
    page.wait_for_selector(".card img")
    return page


def place_of(page, index):
    """Left edge and width of an item, from the left of the feed."""
    return page.evaluate(
        """index => {
            const box = document.querySelector(`[aria-posinset="${index + 1}"]`).getBoundingClientRect();
            return [box.x - document.querySelector("#feed").getBoundingClientRect().x, box.width];
        }""",
        index,
    )


def test_the_shop_shows_its_pictures(shop):
    shop.wait_for_function("() => [...document.querySelectorAll('.card img')].every((image) => image.complete && image.naturalWidth > 0)")
    assert shop.locator(".card .title").first.inner_text() == "Seven Ridges"
    assert shop.locator("#items").inner_text() == "36"


def test_a_switch_shows_a_million_items_and_the_end_of_them(shop):
    shop.select_option("[name=source]", "1000000")
    shop.wait_for_function("() => document.querySelector('#items').textContent === '1,000,000'")
    shop.fill("[name=target]", "999999")
    shop.click("#go")
    shop.wait_for_function("() => [...document.querySelectorAll('.made')].some((node) => node.textContent === '999,999')")
    assert shop.locator(".made").count() < 60


def test_every_option_is_live(shop):
    shop.fill("[name=lanes]", "2")
    width = shop.evaluate("document.querySelector('#feed').clientWidth")
    shop.wait_for_function("() => document.querySelector('[aria-posinset=\"1\"]').getBoundingClientRect().width > 400")
    assert abs(place_of(shop, 0)[1] - (width - 3 * 14) / 2) < 0.1
    shop.fill("[name=gap]", "40")
    shop.wait_for_function(
        "wanted => Math.abs(document.querySelector('[aria-posinset=\"1\"]').getBoundingClientRect().width - wanted) < 0.1",
        arg=(width - 3 * 40) / 2,
    )
    shop.select_option("[name=placement]", "grid-lanes")
    shop.fill("[name=tolerance]", "100")
    shop.fill("[name=lanes]", "4")
    shop.check("[name=spans]")
    shop.wait_for_function("() => [...document.querySelectorAll('.card')].some((node) => node.getBoundingClientRect().width > 400)")
    left = place_of(shop, 0)[0]
    shop.check("[name=rtl]")
    shop.wait_for_function("() => document.querySelector('[aria-posinset=\"1\"]').getBoundingClientRect().x > 600")
    assert place_of(shop, 0)[0] > left


def test_refresh_and_load_more_bring_items(shop):
    shop.click("#refresh")
    shop.wait_for_function("() => Number(document.querySelector('#items').textContent) > 36")
    before = int(shop.locator("#items").inner_text())
    shop.click("#more")
    shop.wait_for_function("before => Number(document.querySelector('#items').textContent) > before", arg=before)


def test_a_phone_has_the_options_in_a_sheet(open_page):
    page = open_page(viewport=(390, 844), path=path, waits=False, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.wait_for_selector(".card img")
    assert not page.locator("#controls").is_visible()
    page.tap("#toggle")
    assert page.locator("#controls").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert abs(place_of(page, 0)[1] - (390 - 3 * 14) / 2) < 10


def test_without_the_shop_the_page_says_what_is_missing(open_page):
    def prepare(page):
        page.route("**/shop/first.json", lambda route: route.fulfill(status=404))

    page = open_page(path=path, waits=False, prepare=prepare)
    page.wait_for_selector(".trouble")
    assert "Run make web" in page.locator(".trouble").inner_text()
    page.messages.take("404")
