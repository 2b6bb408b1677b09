import { findPublicDevelopment, isLoopback } from "../../../src/config/loopback.js";
import { readSettings } from "../../../src/config/read-settings.js";

describe("isLoopback", () => {
  it.each(["localhost", "LOCALHOST", "dashboard.localhost", "127.0.0.1", "127.8.9.10", "::1", "[::1]"])(
    "holds of %s",
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each([
    "",
    "0.0.0.0",
    "::",
    "10.0.0.1",
    "rootgate.example",
    "localhost.example",
    "notlocalhost",
    "127.0.0.1.example",
    "::ffff:10.0.0.1",
  ])("does not hold of %j", (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe("findPublicDevelopment", () => {
  it("finds nothing with the defaults, nor in production", () => {
    expect(findPublicDevelopment(readSettings({}))).toEqual([]);
    const production = {
      MODE: "production",
      MASTER_SECRET: "x".repeat(32),
      SMTP_URL: "smtp://localhost",
      MAIL_FROM: "no-reply@example.org",
      DEVCHAIN: "true",
      HOST: "0.0.0.0",
    };
    expect(findPublicDevelopment(readSettings(production))).toEqual([]);
  });

  it("names each setting, without what a URL may hold besides", () => {
    const settings = readSettings({
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://user:secret@rootgate.example/path",
      TESTNET_BASE_URL: "http://10.0.0.1:8545",
      MAINNET_BASE_URL: "http://localhost:8545",
    });
    expect(findPublicDevelopment(settings)).toEqual([
      "HOST=0.0.0.0",
      "PUBLIC_URL=https://rootgate.example",
      "TESTNET_BASE_URL=http://10.0.0.1:8545",
    ]);
  });
});
