import { createHash } from "node:crypto";
import { type Ancestor, forkDetectionData } from "../../../../src/rootstock/merged-mining/fork-detection.js";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

const bitcoinHeaderAt = (height: number): Buffer => {
  const header = Buffer.alloc(80);
  header.writeUInt32LE(height);
  return header;
};
const lastByteOfHashAt = (height: number): number => Number(sha256(sha256(bitcoinHeaderAt(height)))[0]);

const dataAt = (height: number, unclesAt: (height: number) => number = () => 0): Buffer => {
  const ancestorAt = (at: number): Ancestor => ({
    bitcoinMergedMiningHeader: `0x${bitcoinHeaderAt(at).toString("hex")}`,
    uncleCount: unclesAt(at),
  });
  return Buffer.from(forkDetectionData(height, ancestorAt));
};

it.each([
  [449, [448, 384, 320, 256, 192, 128, 64]],
  [512, [448, 384, 320, 256, 192, 128, 64]],
  [513, [512, 448, 384, 320, 256, 192, 128]],
])("takes a byte of the Bitcoin hash of seven ancestors of block %i", (height, ancestors) => {
  expect([...dataAt(height).subarray(0, 7)]).toEqual(ancestors.map(lastByteOfHashAt));
});

it("counts the uncles of the last 32 blocks", () => {
  expect(dataAt(500, (height) => (height >= 468 && height < 500 ? 2 : 100))[7]).toBe(64);
});

it("counts 255 uncles at most", () => {
  expect(dataAt(500, () => 8)[7]).toBe(255);
});

it("ends in the height", () => {
  expect(dataAt(0x01020304).subarray(8)).toEqual(Buffer.from([1, 2, 3, 4]));
});
