import { type PlainMessage, PlainReader } from "../../../../src/http/plain/plain-reader.js";
import { runs } from "../../../runs.js";
import { drawConnection } from "./draw-connection.js";
import { NodeReader, type NodeRequest } from "./node-reader.js";

/** The same ones each time: a connection that once failed goes on being tried. */
const COUNT = runs(1_000_000);

/** What ours says of the request that Node's does not, or otherwise. */
function findDifference({ head, body }: PlainMessage, node: NodeRequest | string): string | undefined {
  if (typeof node === "string") return `Node's parser: ${node}`;
  const { method, url, headers, doesKeepAlive, isUpgrade } = node;
  if (method !== "POST" || url !== `/${head.keyText}`) return `${method} ${url} to Node's parser`;
  if (!doesKeepAlive || isUpgrade) return "closes to Node's parser";
  if (body.toString("latin1") !== node.body) return "another body";
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1]]] : []));
  const ours = Object.entries({ ...head.headers, "content-length": String(body.length) });
  return textOf(pairs) === textOf(ours) ? undefined : "other headers";
}

const textOf = (pairs: readonly (readonly unknown[])[]): string =>
  pairs
    .map((pair) => JSON.stringify(pair))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join();

it(`takes of ${COUNT} connections only requests that Node's own parser reads the same`, () => {
  const counts = { taken: 0, takenAgain: 0, left: 0, alsoLeftByNode: 0 };
  const failures: string[] = [];
  for (let seed = 0; seed < COUNT && failures.length < 5; seed++) {
    const [ours, node] = [new PlainReader(), new NodeReader()];
    for (const [index, chunk] of drawConnection(seed).entries()) {
      const message = ours.read(chunk);
      const read = node.read(chunk);
      if (!message) {
        counts.left++;
        if (typeof read === "string") counts.alsoLeftByNode++;
        break;
      }
      counts[index === 0 ? "taken" : "takenAgain"]++;
      const difference = findDifference(message, read);
      if (difference) failures.push(`${seed}, ${index}: ${difference}: ${JSON.stringify(chunk.toString("latin1"))}`);
    }
  }

  expect(failures).toEqual([]);
  // It neither takes nearly all nor nearly none, and leaves some that Node's parser reads: else this would show nothing.
  expect(counts.taken).toBeGreaterThan(COUNT / 3);
  expect(counts.takenAgain).toBeGreaterThan(COUNT / 6);
  expect(counts.alsoLeftByNode).toBeGreaterThan(COUNT / 10);
  expect(counts.left - counts.alsoLeftByNode).toBeGreaterThan(COUNT / 50);
});
