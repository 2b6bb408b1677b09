import type { ContentDescriptor, Method, OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import type { Impact } from "../../scripts/spec-diff/change.js";
import { diffDocuments } from "../../scripts/spec-diff/diff-documents.js";
import { documentWith } from "./small-document.js";

interface Parts {
  readonly document: OpenRpcDocument;
  readonly method: Method;
  readonly kind: ContentDescriptor;
  readonly limit: ContentDescriptor;
  readonly result: ContentDescriptor;
}

type Edit = (parts: Parts) => void;
const name = "`pets_find`";

/** An edit of the document, what it is for callers, and what its reversal is. */
const edits: [title: string, edit: Edit, there: [Impact, string], back: [Impact, string]][] = [
  [
    "a method more",
    ({ document, method }) => document.methods.push({ ...method, name: "pets_all", description: "All." }),
    ["additive", "`pets_all` is new"],
    ["breaking", "`pets_all` is gone"],
  ],
  [
    "another name for a method",
    ({ method }) => (method["x-aliases"] = ["pets_search"]),
    ["additive", `${name} may be called \`pets_search\`, too`],
    ["breaking", `${name} may not be called \`pets_search\` any more`],
  ],
  [
    "a wider param",
    ({ kind }) => (kind.schema = { enum: ["cat", "dog", "bird"] }),
    ["additive", `${name} \`kind\` now takes strings such as \`"bird"\``],
    ["breaking", `${name} \`kind\` no longer takes strings such as \`"bird"\``],
  ],
  [
    "a wider result",
    ({ result }) => (result.schema = { type: "array" }),
    ["breaking", `${name} \`[]\` of the result may now be \`null\``],
    ["additive", `${name} \`[]\` of the result may no longer be \`null\``],
  ],
  [
    "events of a kind more",
    ({ method }) =>
      (method["x-notifications"] = { kinds: { type: "string" } as never, fed: { type: "string" } as never }),
    ["additive", `${name} has events of \`fed\``],
    ["breaking", `${name} has no events of \`fed\` any more`],
  ],
  [
    "wider events",
    ({ method }) => (method["x-notifications"] = { kinds: {} as never }),
    ["breaking", `${name} an event of \`kinds\` may now be \`null\``],
    ["additive", `${name} an event of \`kinds\` may no longer be \`null\``],
  ],
  [
    "a wider case of a result",
    ({ method }) => (method["x-result-cases"]?.cases ?? []).forEach((one) => (one.schema = {} as never)),
    ["breaking", `${name} \`names\` of the result where \`all\` is \`true\` may now be \`null\``],
    ["additive", `${name} \`names\` of the result where \`all\` is \`true\` may no longer be \`null\``],
  ],
  [
    "a result that follows no param any more",
    ({ method }) => delete method["x-result-cases"],
    ["breaking", `${name} no longer says what \`names\` of the result where \`all\` is \`true\` is`],
    ["additive", `${name} says what \`names\` of the result where \`all\` is \`true\` is`],
  ],
  [
    "another part",
    ({ method }) => (method["x-policy"].part = "extra"),
    ["breaking", `${name} belongs to the part \`extra\`, not \`core\``],
    ["additive", `${name} belongs to the part \`core\`, not \`extra\``],
  ],
  [
    "an optional param more",
    ({ method }) => method.params.push({ name: "page", schema: {} }),
    ["additive", `${name} takes a param \`page\``],
    ["breaking", `${name} the param \`page\` is gone`],
  ],
  [
    "a required param more",
    ({ method }) => method.params.push({ name: "page", required: true, schema: {} }),
    ["breaking", `${name} the param \`page\` is required`],
    ["breaking", `${name} the param \`page\` is gone`],
  ],
  [
    "a param that is required",
    ({ limit }) => (limit.required = true),
    ["breaking", `${name} \`limit\` is required`],
    ["additive", `${name} \`limit\` may be left out`],
  ],
  [
    "another default",
    ({ limit }) => (limit.schema = { type: "integer", default: 20 }),
    ["breaking", `${name} \`limit\` left out is \`20\`, not \`10\``],
    ["breaking", `${name} \`limit\` left out is \`10\`, not \`20\``],
  ],
  [
    "no default",
    ({ limit }) => (limit.schema = { type: "integer" }),
    ["breaking", `${name} \`limit\` left out is \`undefined\`, not \`10\``],
    ["additive", `${name} \`limit\` left out is \`10\``],
  ],
  [
    "a param with another name",
    ({ limit }) => (limit.name = "count"),
    ["editorial", `${name} the param \`limit\` is named \`count\``],
    ["editorial", `${name} the param \`count\` is named \`limit\``],
  ],
  [
    "params by name, too",
    ({ method }) => (method.paramStructure = "either"),
    ["additive", `${name} takes params by name and by position`],
    ["breaking", `${name} takes params by-position only`],
  ],
  [
    "another error of a method",
    ({ method }) => method.errors?.push({ code: -32002, message: "Too many" }),
    ["additive", `${name} may fail with -32002`],
    ["additive", `${name} no longer fails with -32002`],
  ],
  [
    "an error with another code",
    ({ document }) => (document.components.errors.NoPets = { code: -32009, message: "No pets" }),
    ["breaking", "Error -32001 has the code -32009"],
    ["breaking", "Error -32009 has the code -32001"],
  ],
  [
    "an error with another HTTP status",
    ({ document }) => (document["x-error-status"].NoPets = 404),
    ["breaking", "Error -32001 has the HTTP status 404, not 200"],
    ["breaking", "Error -32001 has the HTTP status 200, not 404"],
  ],
  [
    "an error with another message",
    ({ document }) => (document.components.errors.NoPets = { code: -32001, message: "None" }),
    ["editorial", 'Error -32001 has the message "None"'],
    ["editorial", 'Error -32001 has the message "No pets"'],
  ],
  [
    "an error that may always be retried",
    ({ document }) => (document["x-error-retry"] = { NoPets: "always" }),
    ["additive", "Error -32001 says of retries: always"],
    ["breaking", "Error -32001 says of retries: idempotent"],
  ],
  [
    "an error whose data may be missing",
    ({ document }) => (document["x-error-data"] = { NoPets: { required: false, schema: { type: "string" } as never } }),
    ["breaking", "Error -32001 may come without `data`"],
    ["additive", "Error -32001 always has `data`"],
  ],
  [
    "an error with other data",
    ({ document }) =>
      (document["x-error-data"] = { NoPets: { required: true, schema: { type: ["string", "null"] } as never } }),
    ["breaking", "Error -32001 `data` may now be `null`"],
    ["additive", "Error -32001 `data` may no longer be `null`"],
  ],
  [
    "a higher limit",
    ({ document }) => (document["x-limits"] = { maxPets: 200 }),
    ["breaking", "Limit `maxPets` is 200, not 100"],
    ["breaking", "Limit `maxPets` is 100, not 200"],
  ],
  [
    "another name of a limit",
    ({ document }) => (document["x-limits"] = { mostPets: 100 }),
    ["editorial", "Limit `maxPets` is named `mostPets`"],
    ["editorial", "Limit `mostPets` is named `maxPets`"],
  ],
  [
    "one limit less",
    ({ document }) => (document["x-limits"] = {}),
    ["additive", "Limit `maxPets` is gone"],
    ["breaking", "Limit `maxPets` is new: 100"],
  ],
  [
    "a limit of a method more",
    ({ document, method }) => {
      document["x-limits"] = { maxPets: 100, maxAll: 7 };
      document.methods.push({ ...method, name: "pets_all", "x-limits": ["maxAll"] });
    },
    ["additive", "Limit `maxAll` is new: 7"],
    ["breaking", "`pets_all` is gone"],
  ],
  [
    "a limit more of a method that there was",
    ({ document, method }) => {
      document["x-limits"] = { maxPets: 100, maxAll: 7 };
      method["x-limits"] = ["maxAll"];
    },
    ["breaking", "Limit `maxAll` is new: 7"],
    ["additive", "Limit `maxAll` is gone"],
  ],
  [
    "a method that is not safe to repeat",
    ({ method }) => (method["x-policy"] = { ...method["x-policy"], idempotent: false }),
    ["breaking", `${name} is not safe to repeat any more`],
    ["additive", `${name} is safe to repeat`],
  ],
  [
    "another description",
    ({ method }) => (method.description = "Pets."),
    ["editorial", `${name} declared differently`],
    ["editorial", `${name} declared differently`],
  ],
  [
    "another title",
    ({ document }) => (document.info.title = "All pets"),
    ["editorial", "`info` declared differently"],
    ["editorial", "`info` declared differently"],
  ],
];

function edited(edit: Edit): OpenRpcDocument {
  const document = documentWith();
  const [method] = document.methods as [Method];
  const [kind, limit] = method.params as [ContentDescriptor, ContentDescriptor];
  edit({ document, method, kind, limit, result: method.result as ContentDescriptor });
  return document;
}

/** The changes that aren't only about words, or those where there are no others. */
function changesBetween(old: OpenRpcDocument, now: OpenRpcDocument): [Impact, string][] {
  const changes = diffDocuments({ old, new: now });
  const heavy = changes.filter(({ impact }) => impact !== "editorial");
  return (heavy.length > 0 ? heavy : changes).map(({ impact, subject, text }) => [impact, `${subject} ${text}`]);
}

function worst(changes: readonly [Impact, string][]): Impact | undefined {
  const impacts = changes.map(([impact]) => impact);
  return (["breaking", "additive", "editorial"] as const).find((impact) => impacts.includes(impact));
}

describe("the difference between two documents", () => {
  it.each(edits)("classifies %s, there and back", (_title, edit, there, back) => {
    const changes = [changesBetween(documentWith(), edited(edit)), changesBetween(edited(edit), documentWith())];

    expect(changes.map((list) => worst(list))).toEqual([there[0], back[0]]);
    expect(changes).toEqual([expect.arrayContaining([there]), expect.arrayContaining([back])]);
  });

  it("is empty for the same document, whatever its version", () => {
    const document = edited(({ document: { info } }) => (info.version = "9.0.0"));
    expect(changesBetween(documentWith(), document)).toEqual([]);
  });

  it("names what a method was renamed to", () => {
    const document = edited(({ method }) => (method.name = "pets_search"));
    expect(changesBetween(documentWith(), document)).toEqual([
      ["breaking", "`pets_find` is named `pets_search`"],
      ["additive", "`pets_search` is new"],
    ]);
  });

  it("matches errors by code, since their names are not on the wire", () => {
    const document = edited(({ document: { components, ...rest }, method }) => {
      components.errors = { Nothing: { code: -32001, message: "No pets" } };
      for (const facts of [rest["x-error-status"], rest["x-error-retry"], rest["x-error-data"]]) renameMember(facts);
      method.errors = [{ $ref: "#/components/errors/Nothing" }];
    });
    expect(changesBetween(documentWith(), document)[0]).toEqual(["editorial", `${name} declared differently`]);
    expect(changesBetween(documentWith(), document)[1]).toEqual([
      "editorial",
      "Error -32001 is named Nothing, not NoPets",
    ]);
  });

  it("needs neither components nor extensions", () => {
    const { openrpc, info, methods } = edited(({ method }) => delete method.errors);
    const small = { openrpc, info, methods } as OpenRpcDocument;
    const [method] = structuredClone(methods) as [Method];
    method.params = [{ name: "kind", required: true, schema: {} }, ...method.params.slice(1)];

    const changes = changesBetween(small, { ...small, methods: [method] });

    expect(changes).toEqual([["additive", `${name} \`kind\` now takes \`null\``]]);
  });
});

function renameMember(facts: Record<string, unknown> = {}): void {
  facts.Nothing = facts.NoPets;
  delete facts.NoPets;
}
