import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** How deep each room of src/ lies; imports point down, or stay in their room. The rooms of pool/ are rooms of their own. */
const depths: Record<string, number> = {
  "main.ts": 0,
  cli: 1,
  service: 2,
  workers: 2,
  http: 3,
  gateway: 4,
  networks: 4,
  methods: 5,
  accounts: 5,
  usage: 5,
  limits: 6,
  devchain: 6,
  "log-index": 6,
  events: 6,
  cache: 6,
  pool: 7,
  "pool/verification": 8,
  "pool/routing": 8,
  "pool/heads": 9,
  "pool/model": 10,
  upstream: 11,
  node: 12,
  rootstock: 13,
  rpc: 14,
  json: 15,
  store: 15,
  turns: 15,
  telemetry: 16,
  config: 17,
  "clock.ts": 17,
  "command-socket.ts": 17,
  generated: 18,
};

/** From a handler's call down to one node's socket. */
const belowHandlers = Object.keys(depths).filter((room) =>
  /^(cache|log-index|events|pool.*|upstream|node)$/.test(room),
);

/**
 * The dashboard runs in browsers: besides its own files it knows the API's types, what is generated, and how the gateway checks params,
 * so that the sandbox refuses what the service refuses, in the same words, and how the documentation is searched. Nothing else of the server.
 */
const webMayImport =
  /^(src\/web\/|generated\/|docs\/pictures\/|src\/http\/api\/api-types\.ts$|src\/gateway\/stages\/validate-params\.ts$|src\/http\/search\/|src\/rpc\/rpc-error\.ts$)/;

const root = resolve(__dirname, "..");
const all = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
const webFiles = all.filter((file) => /^web\/.*\.tsx?$/.test(file));
const files = all.filter((file) => file.endsWith(".ts") && !file.startsWith("web/"));

function roomOf(path: string): string {
  const [top, second, third] = relative(root, path).split("/");
  if (top !== "src") return top as string;
  return second === "pool" && !third?.includes(".") ? `pool/${third}` : (second as string);
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] as string);
  return found
    .filter((name) => name.startsWith("."))
    .map((name) => resolve(dirname(file), name).replace(/\.js$/, ".ts"));
}

const read = (file: string) => readFileSync(join(root, "src", file), "utf8");
const isLong = (file: string) => read(file).split("\n").length > 200;

/** Imports of `file` that `isAllowed` refuses, as "from -> to". */
function refusedImports(file: string, isAllowed: (imported: string) => boolean): string[] {
  const refused = importsOf(join(root, "src", file)).filter((imported) => !isAllowed(imported));
  return refused.map((imported) => `src/${file} -> ${relative(root, imported)}`);
}

/** Whether `imported` lies deeper than `file`, or in its room. */
function isDown(file: string, imported: string): boolean {
  const [room, other] = [roomOf(join(root, "src", file)), roomOf(imported)];
  return other === room || (depths[other] ?? -1) > (depths[room] as number);
}

it("finds the files of the server and of the dashboard", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(webFiles.length).toBeGreaterThan(30);
});

describe("the dashboard", () => {
  it("imports nothing of the server but the API's types", () => {
    const mayImport = (imported: string) => webMayImport.test(relative(root, imported));
    expect(webFiles.flatMap((file) => refusedImports(file, mayImport))).toEqual([]);
  });

  it("has files of at most 200 lines", () => {
    expect(webFiles.filter(isLong)).toEqual([]);
  });
});

describe("the house", () => {
  it("has a depth for each room", () => {
    const rooms = new Set(files.map((file) => roomOf(join(root, "src", file))));
    expect([...rooms].filter((room) => depths[room] === undefined)).toEqual([]);
  });

  it("imports only what lies deeper, or beside it in its own room", () => {
    expect(files.flatMap((file) => refusedImports(file, (imported) => isDown(file, imported)))).toEqual([]);
  });

  it("has rooms of at most 3,500 lines below the handlers, with at most 20 dependencies between them", () => {
    const sizes = new Map<string, number>();
    const dependencies = new Set<string>();
    for (const file of files) {
      const room = roomOf(join(root, "src", file));
      if (!belowHandlers.includes(room)) continue;
      sizes.set(room, (sizes.get(room) ?? 0) + read(file).split("\n").length - 1);
      for (const other of importsOf(join(root, "src", file)).map(roomOf))
        if (other !== room && belowHandlers.includes(other)) dependencies.add(`${room} -> ${other}`);
    }
    expect([...sizes.keys()].toSorted()).toEqual(belowHandlers.toSorted());
    expect([...sizes].filter(([, lines]) => lines > 3_500)).toEqual([]);
    expect(dependencies.size).toBeGreaterThan(10);
    expect([...dependencies].slice(20)).toEqual([]);
  });

  it("names files in kebab-case, or after their method", () => {
    const name = /^([a-z0-9]+(-[a-z0-9]+)*|(debug|eth|evm|hardhat|net|rpc|rsk|trace|txpool|web3)_[a-zA-Z0-9]+)\.ts$/;
    expect(files.filter((file) => !name.test(file.split("/").at(-1) as string))).toEqual([]);
  });

  it("has files of at most 200 lines, without default exports and enums", () => {
    const forbidden = /^export default|^\s*(export )?(const )?enum /m;
    expect(files.filter((file) => isLong(file) || forbidden.test(read(file)))).toEqual([]);
  });

  it("names constants in camel case", () => {
    const upperCase = /^(?:export )?const [A-Z][A-Z0-9_]*\b/m;
    expect(files.filter((file) => upperCase.test(read(file)))).toEqual([]);
  });

  it("has private members by #, but for constructors", () => {
    const keyword = /(?:^\s*|\()private (?!constructor)/m;
    expect(files.filter((file) => keyword.test(read(file)))).toEqual([]);
  });

  it("compiles no schema at run time", () => {
    expect(files.filter((file) => read(file).includes('from "ajv'))).toEqual([]);
  });
});

describe("the programs that tests start", () => {
  it("import files of the build that have a source", () => {
    const programs = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".mjs"),
    );
    const imported = programs.flatMap((file) =>
      [...readFileSync(join(root, "test", file), "utf8").matchAll(/dist\/(src\/[^"]+)\.js"/g)].map(
        ([, source]) => source,
      ),
    );
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((source) => !files.includes(`${source?.slice(4)}.ts`))).toEqual([]);
  });
});

describe("the unit tests", () => {
  it("start no processes: those that do are integration tests", () => {
    const folder = join(root, "test/unit");
    const tests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.[cm]?[jt]s$/.test(file),
    );
    expect(tests.filter((file) => readFileSync(join(folder, file), "utf8").includes("child_process"))).toEqual([]);
  });
});
