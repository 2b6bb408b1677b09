import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** How deep each room of src/ lies; imports point down, or stay in their room. */
const depths: Record<string, number> = {
  "main.ts": 0,
  "service.ts": 1,
  "banner.ts": 2,
  http: 2,
  gateway: 3,
  methods: 4,
  accounts: 4,
  limits: 4,
  node: 5,
  rpc: 6,
  store: 7,
  telemetry: 7,
  config: 8,
  generated: 9,
};

const root = resolve(__dirname, "..");
const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

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
