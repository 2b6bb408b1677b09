import { describePolicy } from "../../scripts/generator/emitters/docs/describe-policy.js";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { readDocument } from "./document-file.js";

function sectionOf(name: string, change: (document: OpenRpcDocument) => void = () => {}): string {
  const document = readDocument();
  change(document);
  const method = document.methods.find((one) => one.name === name);
  if (!method) throw new Error(`no ${name}`);
  return describePolicy(document, method);
}

describe("how a method's page says that the service treats its calls", () => {
  it("names the forms of a block that the method takes", () => {
    expect(sectionOf("eth_getBalance")).toMatch(/^- `block` must be a block number .* a block hash, .* an object /m);
    expect(sectionOf("eth_getBlockByNumber")).toMatch(/^- `block` must be a block number [^,]* or "latest"/m);
    expect(sectionOf("eth_getBlockByHash")).toMatch(/^- `blockHash` must be a hash/m);
    expect(sectionOf("eth_getLogs")).not.toContain("must be");
    expect(sectionOf("eth_chainId")).not.toContain("lock does not exist");
  });

  it.each([
    ["eth_getBlockByNumber", "If the block does not exist, the result is `null`."],
    ["eth_getLogs", "If the block does not exist, the result is `[]`."],
    ["eth_call", "If the block does not exist, the call fails with InvalidParams."],
  ])("says what %s does without the block", (name, text) => {
    expect(sectionOf(name)).toContain(text);
  });

  it("gives the document's limits", () => {
    const text = sectionOf("eth_chainId", (document) => {
      document["x-limits"] = { requestsPerDay: 1_234, maxResponseBytes: 2 ** 21, callTimeoutMs: 5_000 };
    });
    expect(text).toContain("one of 1,234 requests a day, may take up to 5 seconds, and may return up to 2 MiB");
  });

  it("says in the document's words how results are cached and what a call costs", () => {
    const text = sectionOf("eth_estimateGas", (document) => {
      Object.assign(document["x-policy-values"] ?? {}, { cache: { head: "Kept." }, weight: { heavy: "Slow." } });
    });
    expect(text).toMatch(/^- Kept\.$/m);
    expect(text).toMatch(/^- Slow\.$/m);
  });
});
