import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { TrackedResponse } from "./tracked-response.js";
import type { UpgradableRequest } from "./upgradable-request.js";

export type Upgrade = (request: UpgradableRequest, response: TrackedResponse, head: Buffer) => void;

export interface PipelineParts {
  /** Maximum number of concurrent requests of the connection. */
  readonly maxUnderWay: number;
  readonly serve: (request: IncomingMessage, response: TrackedResponse) => void;
  /** Takes a connection whose client asks for a WebSocket, with the bytes after the request; `response` is to refuse it. */
  readonly upgrade: Upgrade;
  /** Runs an action of a connection when it is its turn. */
  readonly onTurn: (socket: Socket, action: () => void) => void;
  /** Called when all requests of a connection have been responded to. */
  readonly onIdle: (socket: Socket) => void;
}
