import { childSchemas } from "../child-schemas.js";
import { objectMembers } from "../object-members.js";
import type { Method, OpenRpcDocument, PolicyDeclaration, Schema } from "../openrpc-document.js";
import { componentName, isReference, resolve } from "../resolve-reference.js";
import type { Problem } from "./problem.js";

const roles: readonly unknown[] = ["contract", "account", "transaction", "override"];
const blockForms: readonly unknown[] = ["number", "hash", "hash-object", "hash-only", "filter"];
const unknownResults: readonly unknown[] = ["null", "[]", "refusal"];

/** What a policy says of params and the result: all of it must be there, and no address and no block may go unsaid. */
export function checkPolicyPlaces(document: OpenRpcDocument, method: Method, pointer: string): Problem[] {
  const policy = method["x-policy"];
  const of = (member: keyof PolicyDeclaration, messages: string[]): Problem[] =>
    messages.map((message) => ({ pointer: `${pointer}/x-policy/${member}`, message: `${method.name}: ${message}` }));
  return [
    ...of("addresses", checkAddresses(document, method, policy.addresses)),
    ...of("addressesOnlyIf", checkCondition(document, method, policy.addressesOnlyIf)),
    ...of("block", checkBlock(document, method, policy)),
    ...of("resultBlock", checkResultBlock(document, method, policy.resultBlock)),
    ...of("identity", checkIdentity(document, method, policy.identity)),
  ];
}

function checkAddresses(
  document: OpenRpcDocument,
  method: Method,
  addresses: PolicyDeclaration["addresses"],
): string[] {
  if (!addresses) return ["it is missing: the role of each address among the params"];
  const params = namesOfParams(document, method);
  const found = placesOf(document, method, "address");
  const unsaid = found.filter((place) => !Object.hasOwn(addresses, place));
  const strays = Object.entries(addresses).filter(
    ([place, role]) => !(role === "transaction" ? params : found).includes(place),
  );
  const odd = Object.entries(addresses).filter(([, role]) => !roles.includes(role));
  return [
    ...unsaid.map((place) => `${place} is an address: say "contract" if allow-lists decide about it, else "account"`),
    ...strays.map(([place]) => `there is no address at ${place}`),
    ...odd.map(([place]) => `the role of ${place} must be one of ${roles.join(", ")}`),
  ];
}

function checkCondition(
  document: OpenRpcDocument,
  method: Method,
  condition: PolicyDeclaration["addressesOnlyIf"],
): string[] {
  if (!condition || namesOfParams(document, method).includes(condition.param)) return [];
  return [`there is no param ${condition.param}`];
}

function checkBlock(document: OpenRpcDocument, method: Method, { block, needs }: PolicyDeclaration): string[] {
  if (block === undefined) return ["it is missing: how params name a block, or null"];
  const places = placesOf(document, method, "block").filter((place) => place.split(".")[0] !== block?.param);
  const messages = places.map((place) => `${place} names a block, which must be said`);
  if (block === null) return needs === "block" ? [...messages, "needs is block, so a param must name one"] : messages;
  const { param, form, unknown, sameByHash, nullMeansUnknown } = block;
  const isMethod =
    sameByHash === null || sameByHash === "param" || document.methods.some(({ name }) => name === sameByHash);
  if (!namesOfParams(document, method).includes(param)) messages.push(`there is no param ${param}`);
  if (!blockForms.includes(form)) messages.push(`form must be one of ${blockForms.join(", ")}`);
  if (!unknownResults.includes(unknown)) messages.push(`unknown must be one of ${unknownResults.join(", ")}`);
  if (!isMethod) messages.push('sameByHash must be "param", a method or null');
  if (typeof nullMeansUnknown !== "boolean") messages.push("nullMeansUnknown must be true or false");
  return messages;
}

function checkResultBlock(
  document: OpenRpcDocument,
  method: Method,
  resultBlock: PolicyDeclaration["resultBlock"],
): string[] {
  if (resultBlock === undefined) return ["it is missing: the members that say which block a result is of, or null"];
  if (resultBlock === null) return [];
  const members = membersOf(document, resolve(document, method.result).schema);
  const named = [resultBlock.height, resultBlock.hash].filter((name) => name !== null);
  return named.filter((name) => !members.includes(name)).map((name) => `the result has no member ${name}`);
}

function checkIdentity(document: OpenRpcDocument, method: Method, identity: PolicyDeclaration["identity"]): string[] {
  if (!identity) return ["it is missing: the members of the result that repeat params, or {}"];
  if (Object.keys(identity).length === 0) return [];
  const members = membersOf(document, resolve(document, method.result).schema);
  const params = namesOfParams(document, method);
  const strays = Object.keys(identity).filter((name) => !members.includes(name));
  const unknown = Object.values(identity).filter((place) => !params.includes(place.split(".")[0] ?? ""));
  return [
    ...strays.map((name) => `the result has no member ${name}`),
    ...unknown.map((place) => `there is no param ${place}`),
  ];
}

function namesOfParams(document: OpenRpcDocument, method: Method): string[] {
  return method.params.map((entry) => resolve(document, entry).name);
}

/** Where values of a form stand among the params: "block", "filter.fromBlock". */
function placesOf(document: OpenRpcDocument, method: Method, form: string): string[] {
  const find = (schema: Schema, place: string, around: readonly string[] = []): string[] => {
    if (schema.$ref === undefined)
      return [...childSchemas(schema)].flatMap((child) => {
        const [, kind, name] = child.place.split("/");
        return find(child.schema, kind === "properties" ? `${place}.${name}` : place, around);
      });
    const { $ref } = schema;
    if (document["x-forms"]?.[componentName($ref)]?.form === form) return [place];
    return around.includes($ref) ? [] : find(resolve<Schema>(document, { $ref }), place, [...around, $ref]);
  };
  const params = method.params.map((entry) => resolve(document, entry));
  return [...new Set(params.flatMap(({ name, schema }) => find(schema, name)))];
}

/** The members of a result, of each element of a list, of each option. */
function membersOf(document: OpenRpcDocument, schema: Schema, around: readonly string[] = []): string[] {
  if (isReference(schema) && around.includes(schema.$ref)) return [];
  if (isReference(schema)) return membersOf(document, resolve<Schema>(document, schema), [...around, schema.$ref]);
  const { items = [], anyOf = [], oneOf = [] } = schema;
  const inner = [items, anyOf, oneOf].flat().flatMap((part) => membersOf(document, part, around));
  return [...Object.keys(objectMembers(document, schema).properties), ...inner];
}
