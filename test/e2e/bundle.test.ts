import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../dist/bundle");
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
const files = scripts.map((name) => ({ name, text: readFileSync(join(folder, name), "latin1") }));

describe("the bundle", () => {
  it("takes a byte of memory for each character", () => {
    expect(files.length).toBeGreaterThan(0);
    for (const { name, text } of files) {
      expect({ name, others: text.match(/\P{ASCII}/gu) }).toEqual({ name, others: null });
    }
  });

  it.each(["ajv", "body-parser", "esprima", "iconv-lite", "js-yaml", "json-schema-faker", "node-fetch", "whatwg-url"])(
    "is without %s",
    (name) => {
      const holders = files.filter(({ text }) => text.includes(`node_modules/${name}/`));
      expect(holders.map((file) => file.name)).toEqual([]);
    },
  );
});
