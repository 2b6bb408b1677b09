import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errors } from "../generated/errors.js";
import { methods } from "../generated/methods.js";
import { settingsSchema } from "../src/config/settings.js";

const root = join(__dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The README's table, as the settings' schema says it. */
function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const value = parsed.success
      ? (parsed.data as string | number | boolean | readonly string[] | undefined)
      : undefined;
    return `| \`${name}\` | ${value === undefined ? "" : `\`${String(value)}\``} | ${schema.description} |`;
  });
  return ["| Setting | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

describe("the README", () => {
  it("lists the settings as their schema declares them", () => {
    expect(read("README.md")).toContain(settingsTable());
  });

  it("has at most 150 lines", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(150);
  });

  it.each(["README.md", "src/README.md"])("names only files that exist: %s", (file) => {
    const paths = [...read(file).matchAll(/(?:^|[\s`(])((?:src|test|scripts|generated)\/[\w./-]+\.\w+)/gm)].map(
      (match) => match[1] as string,
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe("the reference", () => {
  it("has every method and every error", () => {
    const reference = read("generated/docs/reference.md");
    for (const name of [...Object.keys(methods), ...Object.keys(errors)]) expect(reference).toContain(name);
  });
});
