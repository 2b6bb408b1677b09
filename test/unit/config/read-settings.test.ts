import { readSettings } from "../../../src/config/read-settings.js";

describe("settings under an earlier version's names", () => {
  it("are refused, all of them, with their names of today", () => {
    const env = { MAX_ANSWER_BYTES: "1024", TRUTH_CHECK_RATIO: "0.5", TRUTH_CHECK_ACTION: "remove" };
    expect(() => readSettings(env)).toThrow(
      "Settings: MAX_ANSWER_BYTES is now named MAX_RESPONSE_BYTES; TRUTH_CHECK_RATIO is now named VERIFICATION_RATIO; " +
        "TRUTH_CHECK_ACTION is now named VERIFICATION_ACTION",
    );
  });

  it("are ignored while they are empty, as every setting is", () => {
    const settings = readSettings({ DEVCHAIN: "true", MAX_ANSWER_BYTES: "", MAX_RESPONSE_BYTES: "2048" });
    expect(settings.MAX_RESPONSE_BYTES).toBe(2_048);
  });
});
