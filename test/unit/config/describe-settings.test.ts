import { type DescribedSetting, describeSettings } from "../../../src/config/describe-settings.js";
import { settingsSchema } from "../../../src/config/settings.js";

function settingIn(env: Readonly<Record<string, string>>, name: string): DescribedSetting | undefined {
  return describeSettings(env).find((setting) => setting.name === name);
}

const secret = "a-secret-of-at-least-32-characters";

describe("the described settings", () => {
  it("are all settings, in their order", () => {
    expect(describeSettings({}).map(({ name }) => name)).toEqual(Object.keys(settingsSchema.shape));
  });

  it("say where a value comes from", () => {
    expect(settingIn({ PORT: "4000" }, "PORT")).toEqual({ name: "PORT", value: 4_000, source: "environment" });
    expect(settingIn({ PORT: "" }, "PORT")).toEqual({ name: "PORT", value: 8_545, source: "default" });
    expect(settingIn({ HEDGE: "no" }, "HEDGE")).toMatchObject({ value: false, source: "environment" });
    expect(settingIn({ NETWORKS: " mainnet" }, "NETWORKS")).toMatchObject({ value: "mainnet" });
    expect(settingIn({}, "REDIS_URL")).toEqual({ name: "REDIS_URL", value: null, source: "default" });
  });

  it("show defaults that follow from other settings", () => {
    const production = {
      MODE: "production",
      MASTER_SECRET: secret,
      SMTP_URL: "smtp://mail",
      MAIL_FROM: "no-reply@example.org",
      NETWORKS: "testnet",
      TESTNET_NODE_URL: "http://node",
    };
    expect(settingIn({ PORT: "4000" }, "PUBLIC_URL")).toMatchObject({ value: "http://localhost:4000" });
    expect(settingIn({}, "DEVCHAIN")).toMatchObject({ value: true, source: "default" });
    expect(settingIn(production, "DEVCHAIN")).toMatchObject({ value: false });
    expect(settingIn(production, "METRICS")).toMatchObject({ value: false });
    expect(settingIn({}, "WORKERS")).toMatchObject({ value: 1, source: "default" });
    expect(settingIn({ ...production, WORKERS: "auto" }, "WORKERS")).toMatchObject({ value: "auto" });
    expect(settingIn(production, "WORKERS")?.value).toBeGreaterThanOrEqual(1);
    expect(settingIn(production, "MAINNET_BASE_URL")).toMatchObject({ value: null });
  });

  it.each([
    ["MASTER_SECRET", secret, "***"],
    ["SMTP_URL", "smtp://user:s3cret@mail:25/?dkim=s3cret", "smtp://user:***@mail:25/?***"],
    [
      "DATABASE_URL",
      "postgres://user:s3cret@db:5432/rootgate?password=s3cret",
      "postgres://user:***@db:5432/rootgate?***",
    ],
    ["REDIS_URL", "redis://:s3cret@cache:6379/1", "redis://:***@cache:6379/1"],
    ["REDIS_URL", "redis://:s3,cret@a:1, rediss://u:s3cret@b:2", "redis://:***@a:1,rediss://u:***@b:2"],
    [
      "TESTNET_NODE_URL",
      "https://s3cret:s3cret@node/v1/s3cret?key=s3cret#weight=2&ws=wss://node/s3cret http://10.0.0.1:4444",
      "https://***@node/***#weight=2&ws=wss://node/***,http://10.0.0.1:4444",
    ],
    ["MAINNET_NODE_URL", "wss://node/?key=s3cret", "wss://node/***"],
  ])("hide what is secret in %s", (name, value, shown) => {
    expect(settingIn({ [name]: value }, name)).toEqual({ name, value: shown, source: "environment" });
  });

  it("hide something in every setting that may hold a secret", () => {
    const mayBeSecret = Object.entries(settingsSchema.shape).filter(
      ([name]) => /SECRET|PASSWORD|TOKEN|URL/.test(name) && !/^PUBLIC_URL$|_BASE_URL$/.test(name),
    );
    expect(mayBeSecret.length).toBeGreaterThan(5);
    expect(mayBeSecret.filter(([, schema]) => !schema.meta()?.["hidden"]).map(([name]) => name)).toEqual([]);
  });
});

describe("config", () => {
  it("lists every problem instead", () => {
    expect(() => describeSettings({ PORT: "many", HEDGE: "perhaps" })).toThrow(/PORT .*; HEDGE /);
  });

  it.each([
    ["rootstock", /^Settings: METHODS must include core/],
    ["core,everything", /METHODS: each value must be core, rootstock,/],
  ])("refuses the parts %j of the API", (METHODS, problem) => {
    expect(() => describeSettings({ METHODS })).toThrow(problem);
  });
});
