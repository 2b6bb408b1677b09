import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emitFiles } from "../../scripts/generator/emit-files.js";
import { readDocument } from "../../scripts/generator/front-end/read-document.js";
import { outputInto, parseDocument } from "../../scripts/generator/open-rpc-tools.js";

const root = mkdtempSync(join(tmpdir(), "rootgate-files-"));

const document = {
  openrpc: "1.2.6",
  info: { title: "Pets", version: "1.0.0" },
  methods: [
    {
      name: "getPet",
      params: [{ $ref: "schemas/params.json#/id" }],
      result: { name: "pet", schema: { $ref: "./schemas/pet.json" } },
      examples: [{ $ref: "schemas/examples.json#/one" }],
    },
    { name: "getOther", params: [], result: { name: "other", schema: { $ref: "schemas/missing.json#/Other" } } },
  ],
  components: { schemas: { Colour: { type: "string", enum: ["red", "blue"] } } },
};

const files = {
  "openrpc.json": document,
  "schemas/params.json": { id: { name: "id", required: true, schema: { $ref: "common/ids.json#/Id" } } },
  "schemas/pet.json": {
    title: "Pet",
    type: "object",
    required: ["id", "name"],
    properties: {
      id: { $ref: "common/ids.json#/Id" },
      name: { $ref: "#/definitions/Name" },
      colour: { $ref: "../openrpc.json#/components/schemas/Colour" },
      mother: { $ref: "pet.json" },
    },
    definitions: { Name: { type: "string" } },
  },
  "schemas/common/ids.json": { Id: { title: "PetId", type: "integer" } },
  "schemas/examples.json": {
    one: { name: "A pet", params: [{ name: "id", value: 7 }], result: { name: "pet", value: { id: 7, name: "Rex" } } },
  },
};

beforeAll(() => {
  mkdirSync(join(root, "schemas/common"), { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), JSON.stringify(content));
});

afterAll(() => rmSync(root, { recursive: true }));

async function typesOf(openrpcDocument: string): Promise<string> {
  const made = await emitFiles({
    openrpcDocument,
    components: [outputInto("types", "."), outputInto("examples", ".")],
  });
  expect(made["examples.ts"]).toContain('result: { id: 7, name: "Rex" }');
  return made["types.ts"] ?? "";
}

/** What stands in other files, as if it stood in the document; what can't be read is any value. */
const expected = [
  /export interface Pet \{\n {2}id: PetId;\n {2}name: Name;\n {2}colour\?: Colour;\n {2}mother\?: Pet;\n\}/,
  /export type PetId = number;/,
  /export type Name = string;/,
  /params: \[id: PetId\];\s+result: Pet;/,
  /params: \[\];\s+result: \{\s*\[k: string\]: unknown;?\s*\}|result: unknown;/,
];

it("reads what a document refers to in other files, and in files of those", async () => {
  const path = join(root, "openrpc.json");
  const types = await typesOf(path);
  for (const part of expected) expect(types).toMatch(part);

  const { document: read, notes } = readDocument(await parseDocument(path));
  expect(JSON.stringify(read.components)).not.toContain("x-files");
  expect(notes.problems).toEqual([]);
  expect(notes.warnings).toMatchObject([
    { message: expect.stringContaining("schemas/missing.json#/Other stands outside") },
  ]);
});

it("reads them at URLs, but no file that a document at a URL names", async () => {
  const secret = join(root, "secret.json");
  writeFileSync(secret, '{ "Other": { "title": "Secret", "type": "string" } }');
  const served = JSON.stringify(document).replace("schemas/missing.json", `file://${secret}`);
  const server = createServer(({ url = "" }, response) => {
    const content = files[url.slice(1) as keyof typeof files];
    if (content === undefined) response.writeHead(404).end();
    else response.end(url === "/openrpc.json" ? served : JSON.stringify(content));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const types = await typesOf(`${origin}/openrpc.json`);
  server.close();

  for (const part of expected) expect(types).toMatch(part);
  expect(types).not.toContain("Secret");
});

it("reads 100 files at most", async () => {
  const names = Array.from({ length: 101 }, (_, index) => `many/${index}.json`);
  mkdirSync(join(root, "many"));
  for (const name of names) writeFileSync(join(root, name), '{ "type": "string" }');
  const methods = names.map((name, index) => ({
    name: `m${index}`,
    params: [],
    result: { name: "r", schema: { $ref: name } },
  }));
  writeFileSync(join(root, "many.json"), JSON.stringify({ ...document, methods }));

  const parsed = await parseDocument(join(root, "many.json"));

  expect(Object.keys((parsed as { "x-files"?: object })["x-files"] ?? {})).toHaveLength(100);
  expect(readDocument(parsed).notes.warnings).toHaveLength(1);
});

it("leaves a document without other files as it is", async () => {
  expect(await parseDocument("openrpc.json")).not.toHaveProperty("x-files");
});
