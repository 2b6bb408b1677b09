import { createServer, type IncomingHttpHeaders } from "node:http";
import { Connections } from "../../../../src/http/connection/connections.js";
import { TrackedResponse } from "../../../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import type { PlainParts } from "../../../../src/http/plain/plain-connection.js";
import { readBody } from "../../../../src/http/read-body.js";
import type { RpcResponse } from "../../../../src/http/response/rpc-response.js";
import { writeSmall } from "../../../../src/http/response/write-response.js";
import { freeAdmission } from "../../../fakes/free-admission.js";
import { MemorySocket } from "./memory-socket.js";

export interface EchoServer {
  /** Requests served without node:http. */
  readonly plainCount: () => number;
  readonly connect: () => MemorySocket;
  readonly drain: () => void;
}

interface Echoed {
  readonly url: string | undefined;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: string;
}

const keepAliveMs = 65_000;

const reportFailure = (error: unknown): never => {
  throw error;
};

/** Says in each response what it has read, some turns of the event loop later; now and then in pieces. */
function echo({ url, headers, body }: Echoed, response: RpcResponse): void {
  const { "content-length": _length, ...others } = headers;
  const text = Buffer.from(JSON.stringify({ url, headers: others, body }));
  const respond = (): void => {
    if (response.destroyed) return;
    if (body !== "[]")
      return writeSmall(response, { status: 200, body: text, headers: ["x-limit", "1"], reportFailure });
    const stream = response.begin(200, ["content-type", "text/plain"]);
    for (let at = 0; at < text.length; at += 50) stream.write(text.subarray(at, at + 50));
    stream.end();
  };
  const later = (turns: number): void => void (turns === 0 ? respond() : setImmediate(() => later(turns - 1)));
  later(body.length % 4);
}

/** An HTTP server without a port, with plain requests or by node:http alone. */
export function serveEcho({ isPlain }: { readonly isPlain: boolean }): EchoServer {
  let plainCount = 0;
  const plain: PlainParts = {
    keepAliveMs,
    timeoutMs: keepAliveMs,
    serve({ keyText, headers, body }, response) {
      plainCount++;
      echo({ url: `/${keyText}`, headers, body: body.toString("latin1") }, response);
    },
  };
  const server = createServer({
    IncomingMessage: UpgradableRequest,
    ServerResponse: TrackedResponse,
    keepAliveTimeout: keepAliveMs,
  });
  const connections = new Connections(server, {
    maxUnderWay: 4,
    admission: freeAdmission,
    upgrade: (_request, response) => void response.destroy(),
    serve(request, response) {
      readBody(request, { maxBytes: 1_000 }, (body) => {
        if (body instanceof Error) response.destroy();
        else echo({ url: request.url, headers: request.headers, body: body.toString("latin1") }, response);
      });
    },
    ...(isPlain && { plain }),
  });
  return {
    plainCount: () => plainCount,
    connect() {
      const socket = new MemorySocket();
      server.emit("connection", socket);
      return socket;
    },
    drain: () => connections.drain(),
  };
}
