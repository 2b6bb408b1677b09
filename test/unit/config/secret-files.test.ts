import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeSettings } from "../../../src/config/describe-settings.js";
import { readSettings } from "../../../src/config/read-settings.js";
import { secretFileNames } from "../../../src/config/secret-files.js";

const secret = "a-secret-of-at-least-32-characters";

describe("secrets from files", () => {
  let dir: string;

  beforeAll(() => (dir = mkdtempSync(join(tmpdir(), "secrets-"))));
  afterAll(() => rmSync(dir, { recursive: true }));

  const write = (text: string | Buffer): string => {
    const file = join(dir, "secret");
    writeFileSync(file, text);
    return file;
  };

  it("can be all settings that have a secret", () => {
    expect(secretFileNames).toEqual([
      "MASTER_SECRET_FILE",
      "MASTER_SECRET_FALLBACK_FILE",
      "SMTP_URL_FILE",
      "TESTNET_NODE_URL_FILE",
      "MAINNET_NODE_URL_FILE",
      "DATABASE_URL_FILE",
      "CLICKHOUSE_URL_FILE",
      "REDIS_URL_FILE",
      "OTEL_EXPORTER_OTLP_ENDPOINT_FILE",
    ]);
  });

  it.each(["", "\n", "\r\n", "\n\n"])("are read without newlines at the end: %j", (newlines) => {
    expect(readSettings({ MASTER_SECRET_FILE: write(secret + newlines) }).MASTER_SECRET).toBe(secret);
  });

  it("keep spaces, which may belong to a secret", () => {
    const spaced = ` ${secret} `;
    expect(readSettings({ MASTER_SECRET_FILE: write(`${spaced}\n`) }).MASTER_SECRET).toBe(spaced);
  });

  it("are checked as variables are, without the secret in the error", () => {
    const read = (): unknown => readSettings({ DATABASE_URL_FILE: write("mysql://u:s3cret@db/name") });
    expect(read).toThrow("Settings: DATABASE_URL must be a postgres:// URL");
    expect(read).not.toThrow("s3cret");
  });

  it("are hidden by `rootgate config`, which names their source", () => {
    const env = { DATABASE_URL_FILE: write("postgres://u:s3cret@db/name\n") };
    const described = describeSettings(env).find(({ name }) => name === "DATABASE_URL");
    expect(described).toEqual({ name: "DATABASE_URL", value: "postgres://u:***@db/name", source: "file" });
  });

  it("are refused beside the variable itself, every one of them", () => {
    const file = write(secret);
    const env = { MASTER_SECRET: secret, MASTER_SECRET_FILE: file, REDIS_URL: "redis://r", REDIS_URL_FILE: file };
    expect(() => readSettings(env)).toThrow(
      "Settings: MASTER_SECRET and MASTER_SECRET_FILE are both set: leave one of them out; " +
        "REDIS_URL and REDIS_URL_FILE are both set: leave one of them out",
    );
  });

  it("count as absent while a variable is empty", () => {
    expect(readSettings({ MASTER_SECRET: secret, MASTER_SECRET_FILE: "" }).MASTER_SECRET).toBe(secret);
    expect(readSettings({ MASTER_SECRET: "", MASTER_SECRET_FILE: write(secret) }).MASTER_SECRET).toBe(secret);
  });

  it("must exist", () => {
    const file = join(dir, "missing");
    expect(() => readSettings({ MASTER_SECRET_FILE: file })).toThrow(
      `Settings: MASTER_SECRET_FILE ${file} can't be read: ENOENT`,
    );
    expect(() => readSettings({ MASTER_SECRET_FILE: dir })).toThrow(`${dir} can't be read: not a file`);
  });

  it.each(["", "\n"])("must not be empty: %j", (text) => {
    const file = write(text);
    expect(() => readSettings({ MASTER_SECRET_FILE: file })).toThrow(`Settings: MASTER_SECRET_FILE ${file} is empty`);
  });

  it("may have 65,536 bytes, and no more", () => {
    expect(readSettings({ MASTER_SECRET_FILE: write("x".repeat(65_536)) }).MASTER_SECRET).toHaveLength(65_536);
    const read = (): unknown => readSettings({ MASTER_SECRET_FILE: write("x".repeat(65_537)) });
    expect(read).toThrow("can't be read: larger than 65536 bytes");
  });
});
