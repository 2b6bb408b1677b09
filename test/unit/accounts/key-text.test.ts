import { randomBytes } from "node:crypto";
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
