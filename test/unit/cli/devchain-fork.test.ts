import { UsageError } from "../../../src/cli/command.js";
import { chainFileName, parseFork } from "../../../src/cli/devchain-fork.js";

describe("--fork", () => {
  it.each([
    ["https://node.example/KEY", "https://node.example/KEY", undefined],
    ["https://node.example/KEY@7250000", "https://node.example/KEY", 7_250_000],
    ["https://node.example/KEY@0xff", "https://node.example/KEY", 255],
    ["http://user:pass@node.example:4444", "http://user:pass@node.example:4444/", undefined],
    ["http://user:pass@node.example:4444@1", "http://user:pass@node.example:4444/", 1],
    ["http://user@127.0.0.1:8545/", "http://user@127.0.0.1:8545/", undefined],
  ])("%s is a node's URL and a block", (text, url, block) => {
    const { nodeUrl, host, block: given } = parseFork(text);
    expect([nodeUrl.httpUrl, given]).toEqual([url, block]);
    expect(host).toMatch(/^(node\.example|127\.0\.0\.1)(:\d+)?$/);
  });

  it.each(["", "secret-key", "ftp://node.example/secret", "http://a.example/secret http://b.example/secret"])(
    "%j is refused, without telling it",
    (text) => {
      expect(() => parseFork(text)).toThrow(UsageError);
      expect(() => parseFork(text)).not.toThrow("secret");
    },
  );

  it("needs a block that has one below it", () => {
    expect(() => parseFork("http://node.example@0")).toThrow("--fork: the block must be 1 or a later one");
    expect(() => parseFork("http://node.example@0x0")).toThrow("--fork: the block must be 1 or a later one");
  });

  it("has a file of its own", () => {
    expect([chainFileName("testnet", false), chainFileName("mainnet", true)]).toEqual([
      "testnet.chain",
      "mainnet-fork.chain",
    ]);
  });
});
