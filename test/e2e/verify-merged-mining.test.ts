import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { chains } from "../../src/config/chains.js";
import type { Hex } from "../../src/rootstock/hex.js";
import { type BlockJson, headerOf } from "../../src/rootstock/merged-mining/block-json.js";
import { hashRawHeader } from "../../src/rootstock/merged-mining/hash-raw-header.js";
import { rulesAt } from "../../src/rootstock/merged-mining/header-rules.js";
import { rawHeader } from "../../src/rootstock/merged-mining/header.js";
import { loadExchanges } from "../fakes/rskj/recordings.js";

/** What a node says of a block. */
interface Served {
  readonly raw: Hex;
  readonly block: BlockJson;
}

const root = join(__dirname, "../..");
const guide = readFileSync(join(root, "docs/guide/verify-merged-mining.md"), "utf8");
const [, program = ""] = /^```js run\n([^]*?)^```$/m.exec(guide) ?? [];

const exchanges = loadExchanges("extended/raw_headers_by_version");
const resultsOf = (method: string) =>
  exchanges.filter(({ request }) => request.method === method).map(({ response }) => response["result"]);
const raws = resultsOf("rsk_getRawBlockHeaderByNumber") as Hex[];
/** Blocks of a node with headers of version 0, then 1 from block 5 on, then 2 from block 9 on. */
const recorded = (resultsOf("eth_getBlockByNumber") as BlockJson[]).map((block, index) => ({
  block,
  raw: raws[index] as Hex,
}));
const recordedAt = (height: number) => recorded.find(({ block }) => Number(block.number) === height) as Served;

const published = JSON.parse(
  readFileSync(join(root, "test/fixtures/blocks/mainnet-7351440.json"), "utf8"),
) as BlockJson;
const rules = rulesAt(chains.mainnet.forks ?? { certainTo: -1 }, Number(published.number));
const mainnet: Served = { block: published, raw: bytesToHex(rawHeader(headerOf(published), rules, published)) };

let served: Served = mainnet;
let server: Server;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { id, method } = body as { id: number; method: string };
      const result = method === "eth_getBlockByNumber" ? served.block : served.raw;
      response.setHeader("content-type", "application/json").end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mkdirSync(join(root, "dist"), { recursive: true });
  // Inside the project, where the program finds its packages.
  folder = mkdtempSync(join(root, "dist/merged-mining-"));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/key`;
  writeFileSync(join(folder, "verify.mjs"), program.replace("https://testnet.rootgate.example/YOUR_API_KEY", endpoint));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the guide's program on a block; resolves to what it prints, and rejects with what it throws. */
async function verify(block: Served): Promise<string> {
  served = block;
  const file = join(folder, "verify.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [file, String(Number(block.block.number))]);
  return stdout;
}

/** Hex with a bit of a byte flipped; a negative place counts from the end. */
function withByte(hex: string, place: number): Hex {
  const bytes = hexToBytes(hex as Hex);
  return bytesToHex(bytes.with(place, (bytes.at(place) as number) ^ 1));
}

describe("the program of the guide about merged mining", () => {
  it.each([
    ["a published block of Mainnet", mainnet],
    ["a header of version 0", recordedAt(4)],
    ["a header of version 1", recordedAt(6)],
    ["a header of version 2", recordedAt(10)],
  ])("verifies %s", async (_name, block) => {
    expect(await verify(block)).toContain(`${block.block.hash} is merged-mined`);
  });

  const { block, raw } = mainnet;
  const changed = (member: keyof BlockJson, place: number) => ({
    raw,
    block: { ...block, [member]: withByte(block[member] as string, place) },
  });
  const otherWork = withByte(raw, -1);
  it.each([
    ["another state root in its header", "the header has the block's hash", { block, raw: withByte(raw, 100) }],
    ["another hash to commit to", "hashForMergedMining is of this header", changed("hashForMergedMining", 0)],
    ["another height in the fork detection data", "it ends as the hash does", changed("hashForMergedMining", 31)],
    [
      "a Bitcoin header without work",
      "its hash is within the target",
      { raw: otherWork, block: { ...block, hash: hashRawHeader(hexToBytes(otherWork)) } },
    ],
    [
      "a coinbase of another block",
      "the coinbase commits to hashForMergedMining",
      changed("bitcoinMergedMiningCoinbaseTransaction", 120),
    ],
    [
      "another state of SHA-256",
      "the Merkle proof leads to the Bitcoin header",
      changed("bitcoinMergedMiningCoinbaseTransaction", 20),
    ],
    [
      "another Merkle proof",
      "the Merkle proof leads to the Bitcoin header",
      changed("bitcoinMergedMiningMerkleProof", 0),
    ],
  ])("refuses a block with %s", async (_name, check, wrong) => {
    await expect(verify(wrong)).rejects.toThrow(`is not merged-mined: it fails “${check}`);
  });
});
