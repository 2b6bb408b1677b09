import { join } from "node:path";
import { buildSite } from "../../scripts/docs/build-site.js";
import { readPages } from "../../scripts/docs/read-pages.js";
import { searchWords } from "../../scripts/docs/search-words.js";
import { openIndex } from "../../src/http/search/search-index.js";
import { readDocument } from "../generated/document-file.js";

const assets = { script: "/a.js", themeScript: "t();", styles: [], icon: "/i.svg" };

/** What people look for, in their words, and the page that answers it: it is among the first three results. */
const questions: Readonly<Record<string, string>> = {
  "how do I get tRBTC": "rootstock",
  faucet: "rootstock",
  "test rbtc": "rootstock",
  "chain id": "rootstock",
  "add network to metamask": "compatibility",
  "401": "errors",
  unauthorized: "errors",
  "invalid api key": "errors",
  "429": "limits",
  "too many requests": "limits",
  "rate limit": "limits",
  "requests per day": "limits",
  "daily quota": "limits",
  "batch size": "limits",
  "rotate api key": "authentication",
  "create an api key": "authentication",
  "revoke a key": "authentication",
  "restrict a key to my website": "authentication",
  "two-factor authentication": "authentication",
  "first request": "get-started",
  quickstart: "get-started",
  viem: "get-started",
  ethers: "get-started",
  hardhat: "deploy-a-contract",
  foundry: "deploy-a-contract",
  "deploy a smart contract": "deploy-a-contract",
  "verify a contract": "deploy-a-contract",
  web3py: "python",
  "python client": "python",
  golang: "go",
  "go client": "go",
  "wait for a receipt": "send-and-confirm",
  "transaction stuck pending": "send-and-confirm",
  "nonce too low": "errors",
  "insufficient funds": "errors",
  "how many confirmations": "send-and-confirm",
  "index events": "index-events",
  "more than 10000 logs": "index-events",
  reorg: "index-events",
  "subscribe to new blocks": "websocket",
  wss: "websocket",
  "websocket reconnect": "websocket",
  "-32005": "errors",
  "-32601": "errors",
  "method not found": "errors",
  "execution reverted": "errors",
  "retry failed requests": "handle-errors",
  eth_getLogs: "eth_getLogs",
  logs: "eth_getLogs",
  getbalance: "eth_getBalance",
  "gas price": "eth_gasPrice",
  "estimate gas": "eth_estimateGas",
  "block by number": "eth_getBlockByNumber",
  docker: "production",
  systemd: "production",
  "self host": "self-hosting",
  postgres: "self-hosting",
  nginx: "reverse-proxy",
  "environment variables": "settings",
  backup: "upgrade",
  prometheus: "metrics",
  "nodes disagree": "trust",
  "merged mining": "verify-merged-mining",
};

let search: ReturnType<typeof openIndex>;

beforeAll(async () => {
  const site = buildSite(await readPages(join(__dirname, "../.."), readDocument()), assets);
  search = openIndex(site.get("/docs/search.json") as string);
});

it("has search words of pages that there are", async () => {
  const names = new Set((await readPages(join(__dirname, "../.."), readDocument())).map(({ name }) => name));
  expect(Object.keys(searchWords).filter((name) => !names.has(name))).toEqual([]);
});

/** The pages of the first three results. */
const firstPages = (query: string) =>
  search(query)
    .slice(0, 3)
    .map(({ id }) => id.replace(/^\/docs\/?/, "").replace(/#.*$/, ""));

it.each(Object.entries(questions))("finds the answer to %j", (question, page) => {
  expect(firstPages(question)).toContain(page);
});

it.each([
  ["metamaks", "compatibility"],
  ["websokcet", "websocket"],
  ["confirmtions", "send-and-confirm"],
  ["eth_getLgos", "eth_getLogs"],
])("finds what is meant by the misspelt %j", (query, page) => {
  expect(firstPages(query)).toContain(page);
});
