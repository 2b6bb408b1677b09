import type { Random } from "../../simulation/random.js";
import { pickWeighted } from "../case-random.js";
import { type DrawnCall, drawValidCall } from "./draw-valid.js";
import { JsonText, type Writing, writeJson, writeMember } from "./json-text.js";
import type { Known } from "./known.js";
import { mutate } from "./mutate.js";
import { drawName, drawOdd, drawString } from "./odd-values.js";

type Members = readonly (readonly [name: string, value: unknown])[];

/** The JSON text of a request, or of something that stands where one belongs. */
export function drawRequest(writing: Writing, known: Known): string {
  const { random } = writing;
  if (random.chance(0.03)) return writeJson(writing, drawOdd(random));
  const members = bend(random, drawMembers(random, known));
  return `{${members.map((member) => writeMember(writing, member)).join(",")}}`;
}

function drawMembers(random: Random, known: Known): Members {
  const { method, params } = drawCall(random, known);
  const id: Members = random.chance(0.9) ? [["id", drawId(random)]] : [];
  return [["jsonrpc", "2.0"], ...id, ["method", method], ["params", params]];
}

function drawCall(random: Random, known: Known): DrawnCall {
  const valid = drawValidCall(random, known);
  return pickWeighted<() => DrawnCall>(random, [
    [10, () => valid],
    [8, () => ({ ...valid, params: mutate(random, valid.params) })],
    [1, () => ({ method: mutateName(random, valid.method), params: valid.params })],
    [0.02, () => ({ method: "rpc.discover", params: random.pick([[], {}, null, [1]]) })],
  ])();
}

function mutateName(random: Random, method: string): string {
  const others = [
    "constructor",
    "__proto__",
    "evm_mine",
    "personal_unlockAccount",
    "eth_maxPriorityFeePerGas",
    "",
    "rpc.discover ",
  ];
  return random.pick([method.toUpperCase(), `${method} `, method.slice(1), drawString(random), ...others]);
}

/** Every kind of id that there is, and some that are none. */
function drawId(random: Random): unknown {
  return pickWeighted<() => unknown>(random, [
    [6, () => random.integer(0, 2 ** 31)],
    [3, () => drawString(random)],
    [2, () => drawOdd(random)],
    [1, () => null],
    [1, () => new JsonText(`${random.integer(1, 9)}${"0123456789".repeat(random.integer(2, 9))}`)],
  ])();
}

/** The members as they are, or with one doubled, exchanged, left out or added, or in another order. */
function bend(random: Random, members: Members): Members {
  const place = random.integer(0, members.length - 1);
  const [name] = members[place] as Members[number];
  const others = members.filter((_, index) => index !== place);
  return pickWeighted<() => Members>(random, [
    [16, () => members],
    [1, () => others],
    [1, () => [...others, [name, drawOdd(random)]]],
    [1, () => [[name, drawOdd(random)], ...members]],
    [1, () => [...members, [drawName(random), drawOdd(random)]]],
    [1, () => [...members].sort(() => random.next() - 0.5)],
  ])();
}
