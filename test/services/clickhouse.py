"""ClickHouse's own engine (the package chdb) behind its HTTP interface, as far as its official client uses that, for tests.

Prints the port on loopback. https://clickhouse.com/docs/interfaces/http
"""

import re
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from chdb import session

engine = session.Session(sys.argv[1])
engine.query("create database if not exists tests")
lock = threading.Lock()
# Settings of the HTTP interface itself, and those that chdb's sessions refuse.
http_only = {"query", "query_id", "database", "session_id", "wait_end_of_query", "enable_http_compression", "role"}


def run(parameters, body):
    query = (parameters.get("query", "") + "\n" + body).strip() if "query" in parameters else body
    settings = {name: value for name, value in parameters.items() if name not in http_only and not name.startswith("param_")}
    with lock:
        engine.query("use " + parameters.get("database", "default"))
        for name, value in settings.items():
            engine.query(f"set {name} = '{value}'")
        for name, value in parameters.items():
            if name.startswith("param_"):
                quoted = value.replace("\\", "\\\\").replace("'", "\\'")
                engine.query(f"set {name} = '{quoted}'")
        try:
            return engine.query(query).bytes()
        finally:
            if "insert_deduplication_token" in settings:
                engine.query("set insert_deduplication_token = ''")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        length = self.headers.get("content-length")
        body = self.rfile.read(int(length)) if length is not None else self.read_chunks()
        try:
            self.respond(200, run(dict(parse_qsl(urlsplit(self.path).query, keep_blank_values=True)), body.decode()))
        except Exception as error:  # As a server does: the code and the text.
            code = re.search(r"Code: (\d+)", str(error))
            self.respond(500, str(error).encode(), code.group(1) if code else "1000")

    do_GET = do_POST

    def read_chunks(self):
        parts = []
        if self.headers.get("transfer-encoding") != "chunked":
            return b""
        while size := int(self.rfile.readline(), 16):
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    def respond(self, status, body, code=None):
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        if code:
            self.send_header("x-clickhouse-exception-code", code)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
