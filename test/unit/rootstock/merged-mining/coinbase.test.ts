import {
  type CompressedCoinbase,
  commitmentProblem,
  commitmentTo,
} from "../../../../src/rootstock/merged-mining/coinbase.js";

const hash = new Uint8Array(32).fill(7);
const commitment = commitmentTo(hash);
const midstate = new Uint8Array(32);

const coinbase = (before: number, after: number | Uint8Array, byteCount = 64n): CompressedCoinbase => ({
  byteCount,
  midstate,
  tail: Buffer.concat([new Uint8Array(before), commitment, typeof after === "number" ? new Uint8Array(after) : after]),
});

it.each<[string, CompressedCoinbase]>([
  ["a commitment that starts at byte 63", coinbase(63, 4)],
  ["128 bytes after it", coinbase(0, 128)],
  ["another tag before it", { byteCount: 64n, midstate, tail: Buffer.concat([Buffer.from("RSKBLOCK:"), commitment]) }],
  ["the same commitment twice", coinbase(0, commitment)],
  ["65 bytes in all", coinbase(0, 24, 0n)],
])("takes a coinbase with %s", (_, given) => {
  expect(commitmentProblem(given, hash)).toBeUndefined();
});

it.each<[string, CompressedCoinbase, string]>([
  ["a commitment that starts at byte 64", coinbase(64, 4), "starts at byte 64"],
  ["129 bytes after it", coinbase(0, 129), "129 bytes follow"],
  ["another tag after it", coinbase(0, Buffer.from("RSKBLOCK:")), "not the last"],
  ["half a commitment", { byteCount: 64n, midstate, tail: commitment.subarray(0, -1) }, "does not commit"],
  ["a midstate inside a block", coinbase(0, 4, 65n), "whole blocks"],
  ["64 bytes in all", coinbase(0, 23, 0n), "64 bytes or fewer"],
])("refuses a coinbase with %s", (_, given, problem) => {
  expect(commitmentProblem(given, hash)).toContain(problem);
});
