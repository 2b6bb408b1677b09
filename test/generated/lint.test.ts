import { readIgnoreList, withoutIgnored } from "../../scripts/generator/lint/ignore-list.js";
import { placeFindings, printFindings, printSarif } from "../../scripts/generator/lint/print-findings.js";
import { type Finding, lintDocument } from "../../scripts/generator/lint-document.js";
import type {
  ContentDescriptor,
  ExamplePairing,
  FormDeclaration,
  Method,
  OpenRpcDocument,
  PolicyDeclaration as Policy,
  ResultCases,
  Schema,
} from "../../scripts/generator/openrpc-document.js";
import { readDocument } from "./document-file.js";
import { methodOf } from "./workspace.js";

type Planted = [name: string, plant: (document: OpenRpcDocument) => void, pointer: RegExp, message: RegExp];

const balance = (document: OpenRpcDocument): Method => methodOf(document, "eth_getBalance");
const block = (document: OpenRpcDocument): ContentDescriptor => balance(document).params[1] as ContentDescriptor;
const example = (document: OpenRpcDocument): ExamplePairing => balance(document).examples[0] as ExamplePairing;
const schema = (document: OpenRpcDocument, name: string): Schema => document.components.schemas[name] as Schema;
const form = (document: OpenRpcDocument, name: string) => document["x-forms"]?.[name] as FormDeclaration;
const policy = (document: OpenRpcDocument): Policy => balance(document)["x-policy"];
const set = (target: object, members: object) => void Object.assign(target, members);

const logsOf = (document: OpenRpcDocument): Method => methodOf(document, "eth_getLogs");

const cases = (document: OpenRpcDocument): ResultCases =>
  methodOf(document, "eth_getBlockByHash")["x-result-cases"] as ResultCases;

const notifications = (document: OpenRpcDocument) => methodOf(document, "eth_subscribe")["x-notifications"] ?? {};

const methodPointer = String.raw`^/methods/\d+`;
const at = (place: string) => new RegExp(methodPointer + place + "$");

const planted: Planted[] = [
  ["no title of the document", (d) => set(d, { info: { version: "1" } }), /^\/info$/, /title/],
  ["an unknown member of a method", (d) => set(balance(d), { sumary: "" }), /^\/methods\/\d+$/, /./],
  ["an unknown member of the document", (d) => set(d, { method: [] }), /^$/, /: method$/],

  [
    "a dangling reference",
    (d) => set(block(d).schema, { $ref: "#/components/schemas/Blok" }),
    at("/params/1/schema"),
    /Blok/,
  ],
  [
    "a dangling error reference",
    (d) => set(balance(d), { errors: [{ $ref: "#/components/errors/No" }] }),
    at("/errors/0"),
    /No/,
  ],
  ["a member beside $ref", (d) => set(block(d).schema, { description: "" }), at("/params/1/schema"), /description/],
  [
    "a schema that is itself",
    (d) => set(schema(d, "Log"), { anyOf: [{ $ref: "#/components/schemas/Log" }] }),
    /\/Log$/,
    /itself/,
  ],

  [
    "two methods of one name",
    (d) => d.methods.push(balance(d)),
    at("/name"),
    /another method is called eth_getBalance/,
  ],
  [
    "another name of a method that is one already",
    (d) => set(balance(d), { "x-aliases": ["eth_call"] }),
    at("/x-aliases/0"),
    /another method is called eth_call/,
  ],
  ["a method named like a schema", (d) => set(balance(d), { name: "call_object" }), at("/name"), /written CallObject/],
  ["a method named like another", (d) => set(balance(d), { name: "eth_GetCode" }), at("/name"), /written EthGetCode/],
  ["a method without a group", (d) => set(balance(d), { name: "balance" }), at("/name"), /group_doSomething/],
  [
    "an absent method that is declared",
    (d) => set(d, { "x-absent-methods": { eth_getBalance: "ask somebody" } }),
    /^\/x-absent-methods\/eth_getBalance$/,
    /declared/,
  ],
  [
    "absent methods of which some are declared",
    (d) => set(d, { "x-absent-methods": { "eth_*": "ask somebody" } }),
    /^\/x-absent-methods\/eth_\*$/,
    /declared/,
  ],
  [
    "an absent method of an odd name",
    (d) => set(d, { "x-absent-methods": { "evm*": "ask somebody" } }),
    /^\/x-absent-methods\/evm\*$/,
    /name_likeThis/,
  ],
  [
    "an absent method without a way out",
    (d) => set(d, { "x-absent-methods": { evm_mine: " " } }),
    /^\/x-absent-methods\/evm_mine$/,
    /instead/,
  ],
  ["no summary", (d) => delete (balance(d) as Partial<Method>).summary, at(""), /summary/],
  ["no description", (d) => delete (balance(d) as Partial<Method>).description, at(""), /description/],
  ["no result", (d) => delete (balance(d) as Partial<Method>).result, at(""), /result/],
  ["no example", (d) => set(balance(d), { examples: [] }), at(""), /example/],
  ["no tag", (d) => set(balance(d), { tags: [] }), at(""), /tag/],
  ["params by name", (d) => set(balance(d), { paramStructure: "by-name" }), at(""), /by-position/],
  [
    "an error of its own",
    (d) => set(balance(d), { errors: [{ code: 7, message: "no" }] }),
    at("/errors/0"),
    /components.errors/,
  ],
  [
    "a link to no method",
    (d) => set(balance(d), { links: [{ name: "x", method: "eth_no" }] }),
    at("/links/0"),
    /eth_no/,
  ],
  [
    "a link to nothing",
    (d) => set(balance(d), { links: [{ $ref: "#/components/links/x" }] }),
    at("/links/0"),
    /links\/x/,
  ],

  ["no x-policy", (d) => delete (balance(d) as Partial<Method>)["x-policy"], at("/x-policy"), /missing/],
  ["half a policy", (d) => delete (policy(d) as Partial<Policy>).cache, at("/x-policy/cache"), /one of/],
  ["a policy nobody obeys", (d) => set(policy(d), { cache: "always" }), at("/x-policy/cache"), /one of/],
  ["a policy nobody knows", (d) => set(policy(d), { retry: true }), at("/x-policy/retry"), /not a member/],
  ["a write that is repeated", (d) => set(policy(d), { write: true }), at("/x-policy/write"), /idempotent/],
  ["a method of a part without words", (d) => set(policy(d), { part: "misc" }), at("/x-policy/part"), /core, node/],
  [
    "no word on addresses",
    (d) => delete (policy(d) as Partial<Policy>).addresses,
    at("/x-policy/addresses"),
    /missing/,
  ],
  [
    "a new method with an address that nobody has decided about",
    (d) => d.methods.push({ ...balance(d), name: "eth_getFortune", "x-policy": { ...policy(d), addresses: {} } }),
    at("/x-policy/addresses"),
    /^eth_getFortune: address is an address: say "contract" if allow-lists decide about it/,
  ],
  [
    "an address inside an object that nobody has decided about",
    (d) => delete methodOf(d, "eth_call")["x-policy"].addresses["call.from"],
    at("/x-policy/addresses"),
    /call\.from/,
  ],
  [
    "an address where there is none",
    (d) => set(policy(d).addresses, { block: "account" }),
    at("/x-policy/addresses"),
    /no address at block/,
  ],
  [
    "an address without a role",
    (d) => set(policy(d).addresses, { address: "person" }),
    at("/x-policy/addresses"),
    /role/,
  ],
  [
    "addresses of a param that is not there",
    (d) => set(policy(d), { addressesOnlyIf: { param: "kind", value: "logs" } }),
    at("/x-policy/addressesOnlyIf"),
    /no param kind/,
  ],
  ["no word on blocks", (d) => delete (policy(d) as Partial<Policy>).block, at("/x-policy/block"), /missing/],
  ["a block that is not said", (d) => set(policy(d), { block: null }), at("/x-policy/block"), /block names a block/],
  ["a need of no block", (d) => set(policy(d), { block: null }), at("/x-policy/block"), /needs is block/],
  ["a block of no param", (d) => set(policy(d).block ?? {}, { param: "x" }), at("/x-policy/block"), /no param x/],
  ["a block of no form", (d) => set(policy(d).block ?? {}, { form: "x" }), at("/x-policy/block"), /form must be/],
  [
    "a block by the hash of no method",
    (d) => set(policy(d).block ?? {}, { sameByHash: "eth_no" }),
    at("/x-policy/block"),
    /sameByHash/,
  ],
  [
    "no word on the result's block",
    (d) => delete (policy(d) as Partial<Policy>).resultBlock,
    at("/x-policy/resultBlock"),
    /missing/,
  ],
  [
    "a result's block where there is none",
    (d) => set(policy(d), { resultBlock: { height: "number", hash: null } }),
    at("/x-policy/resultBlock"),
    /no member number/,
  ],
  [
    "no word on what the result repeats",
    (d) => delete (policy(d) as Partial<Policy>).identity,
    at("/x-policy/identity"),
    /missing/,
  ],
  [
    "a member that the result does not have",
    (d) => set(policy(d), { identity: { hash: "block" } }),
    at("/x-policy/identity"),
    /no member hash/,
  ],
  [
    "what repeats no param",
    (d) => set(policy(d), { identity: { hash: "x.y" } }),
    at("/x-policy/identity"),
    /no param x.y/,
  ],

  ["two params of one name", (d) => set(block(d), { name: "address" }), at("/params/1"), /called address/],
  ["a param that is no identifier", (d) => set(block(d), { name: "block-number" }), at("/params/1"), /block-number/],
  ["a param that is a keyword", (d) => set(block(d), { name: "default" }), at("/params/1"), /default/],
  ["a param neither required nor not", (d) => delete block(d).required, at("/params/1"), /required/],
  [
    "required after optional",
    (d) => balance(d).params.push({ ...block(d), name: "z", required: true }),
    at("/params/2"),
    /after/,
  ],
  ["a default for what is required", (d) => set(block(d), { required: true }), at("/params/1"), /default/],
  ["a param without a description", (d) => delete block(d).description, at("/params/1"), /description/],
  [
    "a param without a named schema",
    (d) => set(block(d), { schema: { type: "object" } }),
    at("/params/1"),
    /reference/,
  ],

  [
    "an option that requires a member that isn't there",
    (d) => set(schema(d, "Receipt"), { oneOf: [{ required: ["status"] }, { required: ["rot"] }] }),
    /\/Receipt\/oneOf\/1\/required$/,
    /rot/,
  ],
  [
    "an exclusion among params that no message names",
    (d) => delete form(d, "LogFilter").not,
    /^\/x-forms\/LogFilter$/,
    /not: a member/,
  ],
  [
    "a message about an exclusion that isn't there",
    (d) => delete schema(d, "LogFilter").not,
    /^\/x-forms\/LogFilter$/,
    /not: a member/,
  ],
  ["a typo in a keyword", (d) => set(schema(d, "Address"), { patern: "x" }), /\/Address$/, /patern/],
  ["a keyword that needs Ajv", (d) => set(schema(d, "Address"), { maxLength: 42 }), /\/Address$/, /maxLength/],
  ["a title that is not the name", (d) => set(schema(d, "Address"), { title: "Adress" }), /\/Address$/, /title/],
  [
    "one title twice",
    (d) => set(schema(d, "Log").properties ?? {}, { x: { title: "Log", description: "" } }),
    /\/Log.*\/x$/,
    /title Log/,
  ],
  [
    "a schema named unlike a type",
    (d) => set(d.components.schemas, { log: { title: "log", description: "x" } }),
    /\/log$/,
    /LikeThis/,
  ],
  ["a schema without a description", (d) => delete schema(d, "Log").description, /\/Log$/, /description/],
  [
    "a member without a description",
    (d) => set(schema(d, "Log").properties ?? {}, { x: {} }),
    /\/Log\/properties\/x$/,
    /description/,
  ],
  [
    "a member with the description of its component",
    (d) =>
      set(schema(d, "Log").properties?.["address"] ?? {}, { description: schema(d, "CanonicalAddress").description }),
    /\/Log\/properties\/address$/,
    /the component's own/,
  ],
  ["a required member that isn't there", (d) => schema(d, "Log").required?.push("x"), /\/Log\/required$/, /x/],
  ["an unknown form", (d) => set(form(d, "Address"), { form: "hexx" }), /^\/x-forms\/Address$/, /form is one of/],
  ["no form in a param", (d) => delete form(d, "Address").form, /^\/x-forms\/Address$/, /form is missing/],
  ["no phrase for a message", (d) => set(form(d, "Address"), { expected: "" }), /^\/x-forms\/Address$/, /expected/],
  ["a param nobody has a form for", (d) => delete d["x-forms"]?.["Address"], /^\/x-forms\/Address$/, /missing/],
  ["a form of no param", (d) => set(d["x-forms"] ?? {}, { Log: form(d, "Data") }), /^\/x-forms\/Log$/, /no param/],
  [
    "a phrase that a changed pattern would leave behind",
    (d) => set(form(d, "Address"), { expected: "an address: 0x and 41 hex digits" }),
    /^\/x-forms\/Address$/,
    /the pattern's words: 0x and 40 hex digits/,
  ],
  [
    "a pattern that has no words",
    (d) => set(schema(d, "Address"), { pattern: "^0y[0-9]{4}$", examples: [] }),
    /^\/x-forms\/Address$/,
    /pattern has no words/,
  ],
  [
    "members in a phrase that the schema does not have",
    (d) => set(form(d, "CallObject"), { expected: "a call object: {from?, to?}" }),
    /^\/x-forms\/CallObject$/,
    /no schema here has the words of the phrase: \{from\?, to\?\}/,
  ],
  [
    "a limit that no text states",
    (d) => set(balance(d), { "x-limits": ["logsMaxBlocks"] }),
    at("/x-limits"),
    /no text states logsMaxBlocks: 2,000/,
  ],
  [
    "a limit that is none",
    (d) => set(balance(d), { "x-limits": ["toString"] }),
    at("/x-limits"),
    /toString is no limit/,
  ],
  [
    "a limit that its method does not list",
    (d) => set(balance(d), { description: "Up to 2,000 blocks." }),
    at("/description"),
    /2,000 is no limit that x-limits lists here/,
  ],
  [
    "a figure that is no limit any more",
    (d) => set(logsOf(d), { description: `${logsOf(d).description} No more than 9,999 logs.` }),
    /^\/methods\/\d+\/description$/,
    /9,999 is no limit/,
  ],
  [
    "a figure in a schema",
    (d) => set(schema(d, "Log"), { description: "Of 64 KiB." }),
    /\/Log\/description$/,
    /64 KiB/,
  ],
  [
    "a limit that nothing lists",
    (d) => set(d["x-limits"] ?? {}, { maxNothing: 7 }),
    /^\/x-limits\/maxNothing$/,
    /no method, and not of info/,
  ],
  ["a code that no error has", (d) => set(balance(d), { description: "See -32099." }), at("/description"), /-32099/],
  [
    "an error that is none",
    (d) => set(balance(d), { description: "Fails with NoSuchError." }),
    at("/description"),
    /NoSuchError is no error/,
  ],
  [
    "a method that is none",
    (d) => set(balance(d), { description: "See `eth_doesNotExist`." }),
    at("/description"),
    /eth_doesNotExist is no method/,
  ],
  ["a bad pattern", (d) => set(schema(d, "Address"), { pattern: "(" }), /./, /./],
  ["a pattern without a type", (d) => delete schema(d, "Address").type, /\/Address$/, /strict/],

  [
    "one code twice",
    (d) => set(d.components.errors["Forbidden"] ?? {}, { code: -32021 }),
    /\/Forbidden\/code$/,
    /another error/,
  ],
  [
    "a code of JSON-RPC's",
    (d) => set(d.components.errors["Forbidden"] ?? {}, { code: -32500 }),
    /\/Forbidden\/code$/,
    /JSON-RPC/,
  ],
  [
    "a wrong code of JSON-RPC's",
    (d) => set(d.components.errors["ParseError"] ?? {}, { code: -32001 }),
    /\/ParseError\/code$/,
    /-32700/,
  ],
  ["an error without a status", (d) => delete d["x-error-status"]["Forbidden"], /^\/x-error-status$/, /Forbidden/],
  ["a status without an error", (d) => set(d["x-error-status"], { No: 200 }), /^\/x-error-status\/No$/, /no such/],
  [
    "a status that is none",
    (d) => set(d["x-error-status"], { Forbidden: 42 }),
    /^\/x-error-status\/Forbidden$/,
    /HTTP/,
  ],
  [
    "an error nobody describes",
    (d) => delete d["x-error-descriptions"]?.["Forbidden"],
    /^\/x-error-descriptions$/,
    /Forbidden/,
  ],
  ["an error without a retry rule", (d) => delete d["x-error-retry"]?.["Forbidden"], /^\/x-error-retry$/, /Forbidden/],
  [
    "a retry rule that is none",
    (d) => set(d["x-error-retry"] ?? {}, { Forbidden: "often" }),
    /^\/x-error-retry\/Forbidden$/,
    /never, idempotent, always/,
  ],
  [
    "data of an error that isn't there",
    (d) => set(d["x-error-data"] ?? {}, { No: { required: true, schema: { $ref: "#/components/schemas/Log" } } }),
    /^\/x-error-data\/No$/,
    /no such/,
  ],
  [
    "notifications of no kind",
    (d) => set(notifications(d), { newHeds: { $ref: "#/components/schemas/Log" } }),
    at("/x-notifications/newHeds"),
    /no value of the first param/,
  ],
  [
    "notifications without an example",
    (d) => set(notifications(d), { logs: { $ref: "#/components/schemas/Logs" } }),
    at("/x-notifications/logs"),
    /no example/,
  ],
  [
    "notifications of an unknown type",
    (d) => set(notifications(d), { logs: { $ref: "#/components/schemas/Logg" } }),
    at("/x-notifications/logs"),
    /Logg/,
  ],
  ["a result that follows no param", (d) => set(cases(d), { param: "block" }), at("/x-result-cases/param"), /boolean/],
  [
    "a result that varies in nothing",
    (d) => set(cases(d), { member: "x" }),
    at("/x-result-cases/member"),
    /no member x/,
  ],
  [
    "a case of a param that is no boolean",
    (d) => set(cases(d).cases[0] ?? {}, { value: 1 }),
    at("/x-result-cases/cases/0/value"),
    /true or for false/,
  ],
  [
    "a case that a result never is",
    (d) => set(cases(d).cases[0] ?? {}, { schema: { $ref: "#/components/schemas/Logs" } }),
    at("/x-result-cases/cases/0/schema"),
    /never/,
  ],
  ["a limit that is no number", (d) => set(d["x-limits"] ?? {}, { logs: "10" }), /^\/x-limits\/logs$/, /number/],

  [
    "an example with a bad param",
    (d) => set(example(d).params[0] as object, { value: "0x1" }),
    at("/examples/0/params"),
    /pattern/,
  ],
  ["an example with a bad result", (d) => set(example(d).result, { value: 1 }), at("/examples/0/result"), /string/],
  [
    "an example with a misnamed param",
    (d) => set(example(d).params[0] as object, { name: "who" }),
    at("/examples/0/params"),
    /who/,
  ],
  [
    "a default that is not valid",
    (d) => set(block(d).schema, { default: "newest" }),
    at("/params/1/schema/default"),
    /schema/,
  ],
  [
    "a bad example in a schema",
    (d) => set(schema(d, "Address"), { examples: ["0x"] }),
    /\/Address\/examples\/0$/,
    /pattern/,
  ],
];

it.each(planted)("lint finds %s", (_name, plant, pointer, message) => {
  const document = readDocument();

  plant(document);

  expect(lintDocument(document)).toContainEqual(
    expect.objectContaining({
      severity: "error",
      pointer: expect.stringMatching(pointer),
      message: expect.stringMatching(message),
    }),
  );
});

it("lint reports every problem of a kind at once", () => {
  const document = readDocument();
  for (const method of document.methods) method.summary = "";

  expect(lintDocument(document)).toHaveLength(document.methods.length);
});

it("lint reports problems of all kinds at once, each by its rule", () => {
  const document = readDocument();
  set(block(document).schema, { $ref: "#/components/schemas/Blok" });
  set(document["x-limits"] ?? {}, { logs: "10" });
  set(document.components.errors["ParseError"] ?? {}, { code: 1 });

  const rules = new Set(lintDocument(document).map(({ rule }) => rule));

  expect([...rules]).toEqual(expect.arrayContaining(["references", "limits", "errors"]));
});

describe("findings", () => {
  const text = '{\n  "methods": [\n    {\n      "name": "one",\n      "params": []\n    }\n  ]\n}\n';
  const found = (pointer: string, rule = "methods"): Finding => ({ rule, severity: "error", pointer, message: "no" });

  it.each([
    ["/methods/0/name", 4],
    ["/methods/0", 3],
    ["/methods/0/result/schema", 3],
    ["", 1],
  ])("at %j are on line %i", (pointer, line) => {
    expect(placeFindings([found(pointer)], text)).toMatchObject([{ line }]);
  });

  it("are printed with rule, place and line, also as SARIF", () => {
    expect(printFindings([found("/methods/0/name")], text)).toBe("    4  error    /methods/0/name: no (methods)");
    const sarif = JSON.parse(printSarif([found("/methods/0/name")], { file: "a.json", text })) as object;
    const physicalLocation = { artifactLocation: { uri: "a.json" }, region: { startLine: 4 } };
    expect(sarif).toMatchObject({
      version: "2.1.0",
      runs: [{ results: [{ ruleId: "methods", level: "error", locations: [{ physicalLocation }] }] }],
    });
  });

  it("are ignored with a reason, at a place and inside of it; an entry that ignores nothing is one itself", () => {
    const list = readIgnoreList(
      '[{"rule":"methods","pointer":"/methods/0","reason":"known"},{"rule":"errors","pointer":"","reason":"old"}]',
    );
    const kept = withoutIgnored([found("/methods/0/name"), found("/methods/01"), found("/methods/0", "schemas")], list);
    expect(kept).toMatchObject([
      { pointer: "/methods/01", rule: "methods" },
      { pointer: "/methods/0", rule: "schemas" },
      { pointer: "", rule: "errors", severity: "warning" },
    ]);
  });

  it.each(['[{"rule":"methods","pointer":""}]', '[{"rule":"none","pointer":"","reason":"x"}]', "{}"])(
    "are not ignored by %s",
    (wrong) => expect(() => readIgnoreList(wrong)).toThrow(),
  );
});
