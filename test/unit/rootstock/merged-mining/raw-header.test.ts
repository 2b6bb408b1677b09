import { hexToBytes } from "@ethereumjs/util";
import { chains } from "../../../../src/config/chains.js";
import type { Hex } from "../../../../src/rootstock/hex.js";
import { type BlockJson, headerOf } from "../../../../src/rootstock/merged-mining/block-json.js";
import { hashRawHeader } from "../../../../src/rootstock/merged-mining/hash-raw-header.js";
import { rulesAt } from "../../../../src/rootstock/merged-mining/header-rules.js";
import { rawHeader } from "../../../../src/rootstock/merged-mining/header.js";
import { loadExchanges } from "../../../fakes/rskj/recordings.js";

/** The chain of the recording has headers of version 1 from block 5 on, of version 2 from block 9 on. */
const forks = { ...chains.regtest.forks, rskip351: 5, rskip535: 9 };

const exchanges = loadExchanges("extended/raw_headers_by_version");
const resultsOf = (method: string) =>
  exchanges.filter(({ request }) => request.method === method).map(({ response }) => response["result"]);
const headers = resultsOf("rsk_getRawBlockHeaderByNumber") as Hex[];
const blocks = resultsOf("eth_getBlockByNumber") as BlockJson[];
const recorded = blocks.map((block, index) => ({ height: Number(block.number), block, raw: headers[index] as Hex }));

it("was recorded in every version", () => {
  expect(recorded.map(({ height }) => rulesAt(forks, height).version)).toEqual(
    expect.arrayContaining([0, 1, 2] as const),
  );
});

it.each(recorded)(
  "is block $height's as the node encodes it, and hashes to the block's hash",
  ({ height, block, raw }) => {
    const encoded = rawHeader(headerOf(block), rulesAt(forks, height), block);

    expect(Buffer.from(encoded).toString("hex")).toBe(raw.slice(2));
    expect(hashRawHeader(encoded)).toBe(block.hash);
  },
);

it.each(recorded)("hashes to something else once a byte of block $height's is changed", ({ block, raw }) => {
  const bytes = hexToBytes(raw);
  const changed = (place: number) => hashRawHeader(bytes.with(place, (bytes[place] as number) ^ 1));

  // The state root, the bloom filter, the Bitcoin header's last byte.
  for (const place of [100, 400, bytes.length - 1]) expect(changed(place)).not.toBe(block.hash);
});

it.each([
  ["", "not a list of items"],
  ["80", "not a list of items"],
  ["c1c0", "not a list of items"],
  ["f90237a0", "invalid RLP"],
])("refuses %j, which is no header", (hex, problem) => {
  expect(() => hashRawHeader(Buffer.from(hex, "hex"))).toThrow(problem);
});
