import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { settingsSchema } from "../../src/config/settings.js";

// `test/helm` renders the chart as Helm does; these are the facts that it shares with the rest of the project.
const folder = "deploy/helm";
const read = (path: string): string => readFileSync(path, "utf8");
const templates = readdirSync(join(folder, "templates")).map((name) => read(join(folder, "templates", name)));
const values = parse(read(join(folder, "values.yaml"))) as { settings: Record<string, string> };
const [, example = ""] = /^```yaml\n(image:[^]*?)^```$/m.exec(read("docs/guide/production.md")) ?? [];
const isSetting = (name: string): boolean => Object.hasOwn(settingsSchema.shape, name);
const validate = new Ajv().compile(JSON.parse(read(join(folder, "values.schema.json"))) as object);

it("is of the service's version", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(parse(read(join(folder, "Chart.yaml")))).toMatchObject({ name: "rootgate", appVersion: version });
});

it("sets settings that exist", () => {
  const set = templates.flatMap((text) => [...text.matchAll(/^ +- name: ([A-Z_]+)$/gm)].map(([, name = ""]) => name));
  const files = templates.flatMap((text) => [...text.matchAll(/^([A-Z_]+)_FILE: /gm)].map(([, name = ""]) => name));
  expect([set.length, files.length]).toEqual([2, 6]);
  expect([...set, ...files, ...Object.keys(values.settings)].filter((name) => !isSetting(name))).toEqual([]);
});

it("takes the guide's values, and those of its own file once the required ones are set", () => {
  const { settings } = parse(example) as { settings: object };
  expect(validate(values)).toBe(false);
  expect(validate({ ...values, settings })).toBe(true);
  expect(validate({ ...values, ...(parse(example) as object) })).toBe(true);
  expect(validate({ ...values, settings, replica: 3 })).toBe(false);
});
