import { factsOfMethods } from "../../scripts/docs/method-facts.js";
import { readDocument } from "../generated/document-file.js";

const facts = factsOfMethods(readDocument());

describe("what a method's page knows about it", () => {
  it("has the document's examples, and what each param and member means", () => {
    const { examples, descriptions } = facts.get("eth_getLogs") ?? {};
    expect(examples?.[1]).toEqual({ name: expect.any(String), params: [{ blockHash: expect.any(String) }] });
    expect(descriptions).toMatchObject({
      filter: expect.any(String),
      "filter.fromBlock": expect.stringMatching(/^First block of the range\b.*\blatest\b/),
    });
  });

  it.each([
    ["eth_blockNumber", { "": "number" }],
    ["eth_chainId", { "": "number" }],
    ["net_version", {}],
    ["eth_getCode", {}],
    ["eth_getBlockByHash", { number: "number", timestamp: "time", gasPrice: "number", nonce: "number" }],
    ["eth_getLogs", { logIndex: "number", transactionIndex: "number", blockNumber: "number" }],
  ])("names the quantities in the result of %s", (method, quantities) => {
    expect(facts.get(method)?.quantities).toMatchObject(quantities);
  });

  it("takes no hash, address or data for a quantity", () => {
    const names = [...facts.values()].flatMap(({ quantities }) => Object.keys(quantities));
    for (const name of ["hash", "blockHash", "data", "input", "to", "from", "logsBloom", "root"])
      expect(names).not.toContain(name);
  });
});
