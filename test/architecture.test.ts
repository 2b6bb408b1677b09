import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** How deep each room of src/ lies; imports point down, or stay in their room. */
const depths: Record<string, number> = {
  "main.ts": 0,
  cli: 1,
  "service.ts": 2,
  "banner.ts": 3,
  "closers.ts": 3,
  "readiness.ts": 3,
  "shut-down.ts": 3,
  http: 3,
  gateway: 4,
  "open-nodes.ts": 4,
  "open-node.ts": 5,
  methods: 6,
  accounts: 6,
  limits: 6,
  devchain: 6,
  node: 7,
  rootstock: 8,
  rpc: 9,
  store: 10,
  telemetry: 10,
  turns: 10,
  config: 11,
  "clock.ts": 11,
  generated: 12,
};

/** The dashboard runs in browsers: besides its own files it knows the API's types and what is generated, and nothing of the server. */
const webMayImport = /^(src\/web\/|generated\/|src\/http\/api\/api-types\.ts$)/;

const root = resolve(__dirname, "..");
const all = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
const webFiles = all.filter((file) => /^web\/.*\.tsx?$/.test(file));
const files = all.filter((file) => file.endsWith(".ts") && !file.startsWith("web/"));

function roomOf(path: string): string {
  const [top, second] = relative(root, path).split("/");
  return top === "src" ? (second as string) : (top as string);
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] as string);
  return found
    .filter((name) => name.startsWith("."))
    .map((name) => resolve(dirname(file), name).replace(/\.js$/, ".ts"));
}

describe("the dashboard", () => {
  it.each(webFiles)("%s imports nothing of the server but the API's types", (file) => {
    const imports = importsOf(join(root, "src", file)).map((path) => relative(root, path));
    expect(imports.filter((path) => !webMayImport.test(path))).toEqual([]);
  });

  it.each(webFiles)("%s has at most 200 lines", (file) => {
    expect(readFileSync(join(root, "src", file), "utf8").split("\n").length).toBeLessThanOrEqual(200);
  });
});

describe("the house", () => {
  it.each(files)("%s imports only what lies deeper, or beside it in its own room", (file) => {
    const path = join(root, "src", file);
    const room = roomOf(path);
    for (const imported of importsOf(path)) {
      const other = roomOf(imported);
      expect(Object.keys(depths)).toContain(other);
      const isDown = other === room || (depths[other] as number) > (depths[room] as number);
      expect(isDown ? "down" : `${file} imports ${relative(root, imported)}`).toBe("down");
    }
  });

  it.each(files)("%s is named in kebab-case, or after its method", (file) => {
    expect(file.split("/").at(-1)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*|(eth|net|web3)_[a-zA-Z0-9]+)\.ts$/);
  });

  it.each(files)("%s has at most 200 lines, no default export, no enum", (file) => {
    const text = readFileSync(join(root, "src", file), "utf8");
    expect(text.split("\n").length).toBeLessThanOrEqual(200);
    expect(text).not.toMatch(/^export default|^\s*(export )?(const )?enum /m);
  });

  it("compiles no schema at run time", () => {
    for (const file of files) expect(readFileSync(join(root, "src", file), "utf8")).not.toMatch(/from "ajv/);
  });
});
