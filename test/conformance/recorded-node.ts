import type { ServerResponse } from "node:http";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import * as faults from "../fakes/rskj/faults.js";
import { createPlayback, type Exchange } from "../fakes/rskj/recordings.js";

export interface RecordedNode {
  readonly url: string;
  /** Answers by these `!!` lines from now on, and from the recordings what none of them is for. */
  readonly follow: (script: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

interface Instruction {
  /** Any but the chain check's where absent. */
  readonly method: string | undefined;
  readonly fault: faults.Fault;
}

/**
 * RSKj as recorded, until a file's `!!` lines say otherwise: `!! <fault>`, `!! {"error": …}`, or either after a method's name.
 * Lines for the same method are followed in turn, the last one from then on.
 */
export async function openRecordedNode(recordings: readonly Exchange[]): Promise<RecordedNode> {
  const node = await createFakeRskj({ chainId: 31, recordings });
  const play = createPlayback(recordings);
  return {
    url: node.url,
    close: () => node.close(),
    follow(script) {
      const instructions = script.map(readInstruction);
      node.fault = instructions.length === 0 ? undefined : (...reply) => answer(node, { instructions, play }, reply);
    },
  };
}

interface Answering {
  readonly instructions: Instruction[];
  readonly play: ReturnType<typeof createPlayback>;
}

function answer(node: FakeRskj, { instructions, play }: Answering, [response, id]: [ServerResponse, unknown]): void {
  const { method, params } = JSON.parse(node.requests.at(-1)?.body ?? "") as Exchange["request"];
  if (method === "eth_chainId") return faults.sending(asBody({ result: "0x1f" }))(response, id);
  const matches = instructions.filter((each) => each.method === undefined || each.method === method);
  if (matches.length > 1) instructions.splice(instructions.indexOf(matches[0] as Instruction), 1);
  if (matches[0]) return matches[0].fault(response, id);
  const recorded = play(method, params)?.response ?? { error: { code: -39_999, message: `not recorded: ${method}` } };
  return faults.sending(asBody(recorded))(response, id);
}

/** Whether a `!!` line has the members of a response, and not a fault's name. */
export function isResponse(line: string): boolean {
  return line.endsWith("}");
}

function readInstruction(line: string): Instruction {
  const [, method, action = ""] = /^(?:((?:debug|eth|net|rsk|trace|txpool|web3)_\w+) )?(.+)$/.exec(line) ?? [];
  if (isResponse(line)) return { method, fault: faults.sending(asBody(JSON.parse(action) as object)) };
  const fault = (faults as Readonly<Record<string, unknown>>)[action];
  if (typeof fault !== "function") throw new Error(`no such fault: ${action}`);
  return { method, fault: fault as faults.Fault };
}

function asBody(members: object): (id: unknown) => string {
  return (id) => JSON.stringify({ jsonrpc: "2.0", ...members, id });
}
