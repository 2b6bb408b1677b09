import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createKeyText, isKeyText } from "../../../src/accounts/key-text.js";

describe("key texts", () => {
  it("have the network's prefix, 30 random characters and 6 of checksum", () => {
    expect(createKeyText("testnet", randomBytes)).toMatch(/^rg_test_[0-9A-Za-z]{36}$/);
    expect(createKeyText("mainnet", randomBytes)).toMatch(/^rg_main_[0-9A-Za-z]{36}$/);
  });

  it("are accepted as they were made and with no character changed", () => {
    for (let round = 0; round < 50; round++) {
      const text = createKeyText("testnet", randomBytes);
      expect(isKeyText(text)).toBe(true);
      for (let at = 0; at < text.length; at++) {
        const changed = text.slice(0, at) + (text[at] === "a" ? "b" : "a") + text.slice(at + 1);
        expect(isKeyText(changed)).toBe(false);
      }
    }
  });

  it("do not favour characters", () => {
    // Only bytes below 248 are used: a source of 255s and 0s gives zeros alone.
    let turn = 0;
    const source = (size: number) => new Uint8Array(size).fill(turn++ % 2 === 0 ? 255 : 0);
    expect(createKeyText("testnet", source)).toMatch(/^rg_test_0{30}/);
  });

  it.each(["", "rg_test_", "x", `rg_test_${"0".repeat(36)}`, `rg_dev_${"0".repeat(36)}`])("refuse %j", (text) => {
    expect(isKeyText(text)).toBe(false);
  });
});

describe("the pattern for secret scanners", () => {
  const page = readFileSync(join(__dirname, "../../../SECURITY.md"), "utf8");
  const [, pattern = ""] = /```regex\n(.+)\n```/.exec(page) ?? [];
  const find = (text: string) => text.match(new RegExp(pattern, "g"));

  it.each(["testnet", "mainnet"] as const)("finds every key of the %s, wherever it stands", (network) => {
    for (let round = 0; round < 200; round++) {
      const key = createKeyText(network, randomBytes);
      for (const text of [key, `https://a.example/${key}?b=1`, `KEY='${key}'\n`, `{"url":"http://a/${key}"}`])
        expect(find(text)).toEqual([key]);
    }
  });

  it("finds nothing in what only looks similar", () => {
    const key = createKeyText("testnet", randomBytes);
    for (const text of [key.slice(0, -1), `${key}0`, `x${key}`, key.replace("rg", "RG"), key.replace("test", "dev")])
      expect(find(text)).toBeNull();
  });

  it("is the one in the example for gitleaks, too", () => {
    const [, example] = /^regex = '''(.+)'''$/m.exec(page) ?? [];
    expect(example?.replace("(rg", "rg").replace(/\)\\b$/, "\\b")).toBe(pattern);
  });
});
