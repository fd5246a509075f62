"""Waiting, fingers and the mouse."""
import time


def until(page, condition, argument=None, limit=10):
    """Waits until a JavaScript expression, or a function of `argument`, holds.

    Playwright's own waiting evaluates strings in the page, which the page's security policy forbids."""
    end = time.monotonic() + limit
    while not page.evaluate(condition, argument):
        assert time.monotonic() < end, f"after {limit} seconds still not: {condition}"
        page.evaluate("frame()")


def settle(page):
    """Waits until the content has come to rest."""
    last = None
    while (now := page.evaluate("settled().then(() => [view.offset, scrollY])")) != last:
        last = now
        page.wait_for_timeout(60)


class Finger:
    """A finger on the page's touch screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.page = page

    def _send(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def press(self, x, y):
        self.x, self.y = x, y
        self._send("touchStart", (x, y))

    def move(self, x, y, steps=10):
        for step in range(1, steps + 1):
            self._send("touchMove", (self.x + (x - self.x) * step / steps, self.y + (y - self.y) * step / steps))
        self.x, self.y = x, y

    def release(self):
        self._send("touchEnd")

    def fling(self, distance, x=195, y=700):
        """Moves up by `distance` and lets go while moving: the content goes on."""
        self.press(x, y)
        self.move(x, y - distance)
        self.release()
