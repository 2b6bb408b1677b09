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

describe("a wrong setting", () => {
  it.each([
    [{ MASTER_SECRET: "x".repeat(31) }, "MASTER_SECRET needs at least 32 characters"],
    [{ MASTER_SECRET_FALLBACK: "x".repeat(31) }, "MASTER_SECRET_FALLBACK needs at least 32 characters"],
    [
      { MASTER_SECRET: "x".repeat(32), MASTER_SECRET_FALLBACK: "x".repeat(32) },
      "MASTER_SECRET_FALLBACK must differ from MASTER_SECRET: leave it out",
    ],
    [{ PORT: "65536" }, "PORT must be at most 65535"],
    [{ DAILY_REQUESTS: "0" }, "DAILY_REQUESTS must be at least 1"],
    [{ DAILY_REQUESTS: "1.5" }, "DAILY_REQUESTS must be a whole number"],
    [{ VERIFICATION_RATIO: "two" }, "VERIFICATION_RATIO must be a number"],
    [{ METRICS: "perhaps" }, "METRICS must be true or false"],
    [{ NETWORKS: "testnet,moon" }, "NETWORKS: each value must be testnet or mainnet"],
    [{ MODE: "test" }, "MODE must be development or production"],
    [{ WORKERS: "two" }, "WORKERS must be a number of processes, or auto"],
    [{ PUBLIC_URL: "example.org" }, "PUBLIC_URL must be an http:// or https:// URL"],
  ])("is described in plain words: %j", (env, message) => {
    expect(() => readSettings(env)).toThrow(new Error(`Settings: ${message}`));
  });
});

describe("the sender of mails in production", () => {
  const production = {
    MODE: "production",
    MASTER_SECRET: "x".repeat(32),
    SMTP_URL: "smtp://mail",
    DEVCHAIN: "true",
  };

  it.each([undefined, "no-reply@localhost", "rootgate <no-reply@mail.localhost>", "a@127.0.0.1", "rootgate", ""])(
    "is refused without an address of a domain: %s",
    (from) => {
      expect(() => readSettings({ ...production, MAIL_FROM: from })).toThrow(
        "Settings: MAIL_FROM must have an e-mail address of your domain in production, such as no-reply@example.org",
      );
    },
  );

  it.each(["no-reply@example.org", "rootgate <no-reply@rootgate.example>"])("is taken: %s", (from) => {
    expect(readSettings({ ...production, MAIL_FROM: from }).MAIL_FROM).toBe(from);
  });
});
