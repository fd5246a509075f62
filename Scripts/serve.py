#!/usr/bin/env python3
"""Shows the page of `make web` on loopback, until it is interrupted.

usage: Scripts/serve.py [PORT]
"""
import functools
import http.server
import sys

from browser import Handler, root

site = root / "Web/dist"


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    if not (site / "index.html").exists():
        sys.exit("serve: there is no page in Web/dist yet; `make web` builds it")
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=site))
    except OSError as error:
        sys.exit(f"serve: port {port} cannot be had ({error.strerror}); name another: make serve PORT=8081")
    print(f"serve: http://127.0.0.1:{port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


main()
