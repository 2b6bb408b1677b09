import type { ServerResponse } from "node:http";
import type { FakeRskj } from "../fakes/rskj/fake-rskj.js";
import type { Fault } from "../fakes/rskj/faults.js";

/** A fault that lets its test wait until the node is asked, and answer by hand. */
export function held(): Fault & { readonly asked: Promise<{ response: ServerResponse; id: unknown }> } {
  let tell: (asked: { response: ServerResponse; id: unknown }) => void;
  const asked = new Promise<{ response: ServerResponse; id: unknown }>((resolve) => (tell = resolve));
  return Object.assign<Fault, { asked: typeof asked }>((response, id) => tell({ response, id }), { asked });
}

/** Lets `node` answer by `fault`; the function it gives resolves once every connection so answered is closed. */
export function watch(node: FakeRskj, fault: Fault): () => Promise<void> {
  const closings: Promise<void>[] = [];
  node.fault = (response, id) => {
    closings.push(new Promise((resolve) => response.socket?.once("close", () => resolve())));
    fault(response, id);
  };
  return async () => {
    expect(closings).not.toHaveLength(0);
    await Promise.all(closings);
  };
}
