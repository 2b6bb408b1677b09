import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describeSettings } from "../../../src/config/describe-settings.js";
import { readSettings } from "../../../src/config/read-settings.js";
import { settingsJsonSchema } from "../../../src/config/settings-json-schema.js";
import { settingsSchema } from "../../../src/config/settings.js";

const secret = "a-secret-of-at-least-32-characters";
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "config-"));
  file = join(folder, "rootgate.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The environment with a file of this content. */
const withFile = (content: unknown, env: Readonly<Record<string, string>> = {}) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return { DEVCHAIN: "true", ROOTGATE_CONFIG: file, ...env };
};

function catchError(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe("a file of settings", () => {
  it("has texts, numbers, booleans and lists", () => {
    const content = {
      $schema: "./rootgate.schema.json",
      HOST: "127.0.0.2",
      PORT: 9000,
      METRICS: false,
      NETWORKS: ["testnet"],
      TESTNET_NODE_URL: ["http://10.0.0.1:4444", "http://10.0.0.2:4444"],
    };
    const { HOST, PORT, METRICS, NETWORKS, TESTNET_NODE_URL } = readSettings(withFile(content));
    expect([HOST, PORT, METRICS, NETWORKS, TESTNET_NODE_URL?.length]).toEqual([
      "127.0.0.2",
      9000,
      false,
      ["testnet"],
      2,
    ]);
  });

  it("gives way to the environment, but not to empty variables", () => {
    const content = { PORT: 9000, LOG_LEVEL: "warn" };
    expect(readSettings(withFile(content, { PORT: "9001", LOG_LEVEL: "" }))).toMatchObject({
      PORT: 9001,
      LOG_LEVEL: "warn",
    });
  });

  it("gives way to a secret that the environment has in a file, and the other way round", () => {
    const secretFile = join(folder, "secret");
    writeFileSync(secretFile, secret);
    const other = `other-${secret}`;
    const inFile = withFile({ MASTER_SECRET: other }, { MASTER_SECRET_FILE: secretFile });
    expect(readSettings(inFile).MASTER_SECRET).toBe(secret);
    const inVariable = withFile({ MASTER_SECRET_FILE: secretFile }, { MASTER_SECRET: other });
    expect(readSettings(inVariable).MASTER_SECRET).toBe(other);
  });

  it("is the source that `rootgate config` names", () => {
    const settings = describeSettings(withFile({ PORT: 9000, MASTER_SECRET: secret }, { HOST: "127.0.0.2" }));
    expect(settings).toEqual(
      expect.arrayContaining([
        { name: "PORT", value: 9000, source: "file" },
        { name: "MASTER_SECRET", value: "***", source: "file" },
        { name: "HOST", value: "127.0.0.2", source: "environment" },
        { name: "DATA_DIR", value: "data", source: "default" },
      ]),
    );
  });

  it.each([
    [{ PROT: 1, HOST: null }, "PROT is not a setting; did you mean PORT?; HOST must be a text"],
    [{ NETWORKS: [1] }, "NETWORKS must be a text, a number, true, false or a list of texts"],
    [[], "is not a JSON object"],
    [`{"MASTER_SECRET":"${secret}`, "is not a JSON object"],
    [{ PORT: 65_536 }, "PORT must be at most 65535"],
    [{ MASTER_SECRET: "short-secret" }, "MASTER_SECRET needs at least 32 characters"],
  ])("stops the start with a wrong value, which is not repeated: %j", (content, problem) => {
    const read = (): unknown => readSettings(withFile(content));
    expect(read).toThrow(problem);
    // With its causes, which a log shows, too.
    expect(inspect(catchError(read))).not.toMatch(/secret-of|short-secret/);
  });

  it("has to be there", () => {
    expect(() => readSettings({ ROOTGATE_CONFIG: join(folder, "none.json") })).toThrow("can't be read: ENOENT");
  });
});

describe("the JSON schema of the file", () => {
  const schema = settingsJsonSchema();
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

  it("has every setting, and says what each is", () => {
    const properties = schema["properties"] as Record<string, { description?: string }>;
    for (const name of Object.keys(settingsSchema.shape)) expect(properties[name]?.description).toMatch(/\w/);
  });

  it.each([
    [{ PORT: 9000, METRICS: true, NETWORKS: ["testnet"], WORKERS: "auto" }, true],
    [{ NETWORKS: "testnet,mainnet", WORKERS: 2, MASTER_SECRET_FILE: "/etc/secret" }, true],
    [{ PORT: "9000" }, false],
    [{ METRICS: "perhaps" }, false],
    [{ NETWORKS: ["devnet"] }, false],
    [{ PROT: 1 }, false],
  ])("takes %j: %s", (content, isTaken) => {
    expect(validate(content)).toBe(isTaken);
  });
});
