import { runs } from "../../runs.js";
import { cutAnywhere, cutEverywhere, hostileResponse, plainResponse } from "./http-responses.js";
import { readByNode } from "./llhttp.js";
import { type Reading, readByUs } from "./read-response.js";

/** Of each kind. The same ones each time: a response that once failed goes on being tried. */
const COUNT = runs(100_000);

/** The first few seeds whose response fails, with what it is. */
function failuresOf(
  make: (seed: number) => Buffer,
  find: (bytes: Buffer, seed: number) => string | undefined,
): string[] {
  const failures: string[] = [];
  for (let seed = 0; seed < COUNT && failures.length < 5; seed++) {
    const bytes = make(seed);
    const failure = find(bytes, seed);
    if (failure !== undefined) failures.push(`${seed}: ${failure}: ${JSON.stringify(bytes.toString("latin1"))}`);
  }
  return failures;
}

/** Whether the connection ends after the response of a seed. */
const isEnded = (seed: number): boolean => seed % 2 === 0;

/** What is wrong with our reading, given Node's: we may refuse more, and close a connection that could be kept. */
function findLaxness(ours: Reading, node: Reading): string | undefined {
  if (ours.outcome === "refused") return undefined;
  if (ours.outcome === "incomplete") return node.outcome === "complete" ? "waits where Node is done" : undefined;
  if (ours.outcome !== "complete" || node.outcome !== "complete") return `takes what is ${node.outcome} to Node`;
  if (ours.status !== node.status || ours.body !== node.body) return "reads something else than Node";
  return ours.doesKeepAlive && !node.doesKeepAlive ? "keeps a connection that Node closes" : undefined;
}

describe(`of ${COUNT} responses`, () => {
  it("reads those that servers send as Node's parser does", () => {
    const failures = failuresOf(plainResponse, (bytes, seed) => {
      const [ours, node] = [readByUs([bytes], isEnded(seed)), readByNode(bytes, isEnded(seed))];
      return JSON.stringify(ours) === JSON.stringify(node) && ours.outcome !== "refused" ? undefined : "differs";
    });

    expect(failures).toEqual([]);
  });

  it("takes no hostile one that Node's parser refuses or reads otherwise", () => {
    const taken = { both: 0, node: 0 };
    const failures = failuresOf(hostileResponse, (bytes, seed) => {
      const [ours, node] = [readByUs([bytes], isEnded(seed)), readByNode(bytes, isEnded(seed))];
      if (node.outcome === "complete") taken[ours.outcome === "complete" ? "both" : "node"]++;
      return findLaxness(ours, node);
    });

    expect(failures).toEqual([]);
    // Neither refuses nearly all, nor takes all: else this would show nothing.
    expect(taken.both).toBeGreaterThan(COUNT / 10);
    expect(taken.both).toBeLessThan(COUNT / 2);
    expect(taken.node).toBeGreaterThan(COUNT / 1_000);
  });

  it("reads each the same wherever its bytes are cut", () => {
    const failures = failuresOf(hostileResponse, (bytes, seed) => {
      const whole = JSON.stringify(readByUs([bytes], isEnded(seed)));
      const cuts = [cutAnywhere(bytes, seed), cutEverywhere(bytes)];
      return cuts.every((pieces) => JSON.stringify(readByUs(pieces, isEnded(seed))) === whole) ? undefined : "differs";
    });

    expect(failures).toEqual([]);
  });
});
