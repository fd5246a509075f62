"""Chromium and a server on loopback, for the scripts that need a page."""
import contextlib
import functools
import http.server
import pathlib
import shutil
import sys
import threading

root = pathlib.Path(__file__).resolve().parent.parent


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serve(port=0):
    """Serves the repository on loopback; gives the address."""
    handler = functools.partial(Handler, directory=root)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


@contextlib.contextmanager
def open_browser(*arguments, **options):
    """Debian's Chromium, without a window, with its experimental features: `display: grid-lanes` is one of them.

    `arguments` are more for its command line; `options` are Playwright's."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("browser: Playwright is missing; `make web-setup` installs it")
    chromium = shutil.which("chromium")
    if not chromium:
        sys.exit("browser: Chromium is missing; `make web-setup` installs it")
    arguments = ["--no-sandbox", "--enable-experimental-web-platform-features", *arguments]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments, **options)
        try:
            yield browser
        finally:
            browser.close()
