import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { TrackedResponse } from "./tracked-response.js";

/** How long the client has to read a refusal. */
const refusalTimeoutMs = 10_000;

/** A response for a connection that node:http has let go of. It closes the connection; `detachSocket` gives it up unused. */
export function respondToUpgrade(request: IncomingMessage, socket: Socket): TrackedResponse {
  const response = new TrackedResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once("finish", () => socket.destroySoon());
  socket.on("error", destroy);
  socket.setTimeout(refusalTimeoutMs, destroy);
  return response;
}

function destroy(this: Socket): void {
  this.destroy();
}
