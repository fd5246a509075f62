"""A browser for all tests, and for each a page of its own that has to stay free of messages."""
import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from browser import open_browser, serve  # noqa: E402


@pytest.fixture(scope="session")
def operations():
    """How many random operations the walks take in all."""
    return int(os.environ.get("OPERATIONS", "1000"))


@pytest.fixture(scope="session")
def address():
    with serve() as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    with open_browser("--disable-frame-rate-limit", "--disable-gpu-vsync", ignore_default_args=["--hide-scrollbars"]) as browser:
        yield browser


class Messages(list):
    """What a page has said that it should not have; a test that provokes a message takes it out with `take`."""

    def take(self, part):
        found = [message for message in self if part in message]
        assert found, f"no message with {part!r} among {list(self)}"
        for message in found:
            self.remove(message)
        return found


@pytest.fixture
def open_page(browser, address):
    """Opens a page that is ready to show waterfalls: `open_page(viewport=..., ...)`, with options of a browser context."""
    contexts = []
    pages = []

    def open_one(viewport=(800, 600), path="Tests/Web/page.html", waits=True, prepare=lambda page: None, **options):
        context = browser.new_context(viewport={"width": viewport[0], "height": viewport[1]}, **options)
        contexts.append(context)
        page = context.new_page()
        page.messages = Messages()
        page.on("console", lambda message: page.messages.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: page.messages.append(f"error: {error}"))
        prepare(page)
        page.goto(f"{address}/{path}")
        if waits:
            page.wait_for_function("window.ready")
        pages.append(page)
        return page

    yield open_one
    said = [message for page in pages for message in page.messages]
    for context in contexts:
        context.close()
    assert not said, "the console has to stay empty"


@pytest.fixture
def page(open_page):
    """A page of 800 by 600 pixels."""
    return open_page()


@pytest.fixture
def phone(open_page):
    """A page of 390 by 844 pixels with a touch screen."""
    return open_page(viewport=(390, 844), has_touch=True, is_mobile=True, device_scale_factor=3)
