import type { Socket } from "node:net";
import type { PlainHead } from "./read-plain-head.js";

/** A whole request that was read without node:http. */
export interface PlainRequest extends Pick<PlainHead, "keyText" | "headers"> {
  readonly requestId: string;
  readonly method: "POST";
  readonly socket: Socket;
  readonly body: Buffer;
}
