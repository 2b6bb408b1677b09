import { readId } from "./response-envelope.js";

/** What a frame of a node's WebSocket is: the response to a request, one that can't say to which, or an event of a subscription. */
export type Frame =
  | { readonly kind: "response"; readonly id: number }
  | { readonly kind: "unnamed-error" }
  | { readonly kind: "event"; readonly subscription: unknown; readonly result: unknown };

/** The form that nodes really send. */
const usualStart = /^\{"jsonrpc":"2\.0","id":(\d{1,16})[,}]/;
const usualStartLength = 48;

/** Maximum size of a frame of another form, which is parsed as a whole: events and errors are small. */
const maxParsedBytes = 65_536;

/** Says what a frame is, reading as little of it as needed. Throws an Error when it is nothing that a node may send. */
export function readFrame(bytes: Buffer): Frame {
  const usual = usualStart.exec(bytes.toString("latin1", 0, usualStartLength));
  if (usual) return { kind: "response", id: Number(usual[1]) };
  if (bytes.length > maxParsedBytes) return readLarge(bytes);
  const frame = (JSON.parse(bytes.toString("utf8")) ?? {}) as Record<string, unknown>;
  if (typeof frame.id === "number") return { kind: "response", id: frame.id };
  if (frame.method === "eth_subscription") {
    const { subscription, result } = (frame.params ?? {}) as Record<string, unknown>;
    return { kind: "event", subscription, result };
  }
  if (typeof frame.error === "object" && frame.error !== null) return { kind: "unnamed-error" };
  throw new Error("neither a response nor a notification");
}

/** Only a response may be large, since its result is not parsed. */
function readLarge(bytes: Buffer): Frame {
  const id = readId(bytes);
  if (id === undefined) throw new Error("a large frame without an id");
  return { kind: "response", id };
}
