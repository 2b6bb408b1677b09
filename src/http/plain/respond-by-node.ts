import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { TrackedResponse, trackResponse } from "../connection/tracked-response.js";
import type { PlainTimes } from "./plain-response.js";

interface NodeResponseParts extends PlainTimes {
  /** Whether the connection closes after the response. */
  readonly isClosing: boolean;
  readonly onOver: () => void;
}

/** All that node:http's response asks of its request. */
const post = { method: "POST", httpVersionMajor: 1, httpVersionMinor: 1 } as IncomingMessage;

/** node:http's response to a plain request, which node:http has not seen. It leaves the connection open for the next one. */
export function respondByNode(socket: Socket, parts: NodeResponseParts): TrackedResponse {
  const { isClosing, timeoutMs, keepAliveMs, onOver } = parts;
  const response = new TrackedResponse(post);
  response.shouldKeepAlive = !isClosing;
  response.assignSocket(socket);
  socket.setTimeout(timeoutMs);
  trackResponse(response, { onOver });
  response.once("finish", () => {
    response.detachSocket(socket);
    if (isClosing) socket.destroySoon();
    else socket.setTimeout(keepAliveMs);
    response.emit("close");
  });
  return response;
}
