import type { ContentDescriptor, Method, OpenRpcDocument, Schema } from "../openrpc-document.js";
import { isReference, resolve } from "../resolve-reference.js";
import { checkPolicy } from "./policy.js";
import { type Problem, type Rule, step } from "./problem.js";

/** Methods that say too little for a service to be built on, or for people to read. */
export const checkStrictMethods: Rule = (document) =>
  document.methods.flatMap((method, index) => {
    const pointer = `/methods/${index}`;
    return [
      ...checkMethod(method, pointer),
      ...checkPolicy(document, method, pointer),
      ...checkParts(document, method, pointer),
      ...checkNotifications(document, method, pointer),
    ];
  });

function checkMethod(method: Method, pointer: string): Problem[] {
  const demands: [isMet: unknown, message: string, place?: string][] = [
    [/^[a-z][A-Za-z0-9]*_\w+$/.test(method.name), "a method is named like group_doSomething", "/name"],
    [method.summary, "the summary is missing"],
    [method.description, "the description is missing"],
    [method.tags.length > 0, "it has no tag"],
    [method.examples.length > 0, "it has no example"],
    [
      method.deprecated ? isDay(method["x-deprecated-since"]) : method["x-deprecated-since"] === undefined,
      "a deprecated method, and no other, has x-deprecated-since: a day such as 2026-11-22",
    ],
    [method.paramStructure === "by-position", 'paramStructure must be "by-position"'],
    ...(method.errors ?? []).map((error, index): [boolean, string, string] => [
      isReference(error) && error.$ref.startsWith("#/components/errors/"),
      "errors are references into components.errors",
      `/errors/${index}`,
    ]),
  ];
  return demands
    .filter(([isMet]) => !isMet)
    .map(([, message, place = ""]) => ({ pointer: pointer + place, message: `${method.name}: ${message}` }));
}

/** Each event's payload belongs to a value of the first param, and has an example. */
function checkNotifications(document: OpenRpcDocument, method: Method, pointer: string): Problem[] {
  const payloads = Object.entries(method["x-notifications"] ?? {});
  const [first] = method.params;
  const { enum: kinds = [] } = first ? resolve<Schema>(document, resolve(document, first).schema) : {};
  const of = (kind: string, message: string): Problem => ({
    pointer: `${pointer}/x-notifications${step(kind)}`,
    message: `${method.name}: ${message}`,
  });
  return payloads.flatMap(([kind, schema]) => [
    ...(kinds.includes(kind) ? [] : [of(kind, `${kind} is no value of the first param`)]),
    ...(resolve<Schema>(document, schema).examples ? [] : [of(kind, "the payload's schema has no example")]),
  ]);
}

function isDay(text: string | undefined): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? "") && !Number.isNaN(Date.parse(text ?? ""));
}

function checkParts(document: OpenRpcDocument, method: Method, pointer: string): Problem[] {
  const params = method.params.map((entry, index) => ({
    place: `/params/${index}`,
    messages: checkParam(resolve(document, entry)),
  }));
  const isMissing = (method.result as Partial<Method>["result"]) === undefined;
  const result = { place: "/result", messages: isMissing ? [] : checkDescriptor(resolve(document, method.result)) };
  return [...params, result].flatMap(({ place, messages }) =>
    messages.map((message) => ({ pointer: pointer + place, message: `${method.name}: ${message}` })),
  );
}

function checkParam(param: ContentDescriptor): string[] {
  const problems = checkDescriptor(param);
  if (param.required === undefined) problems.push(`${param.name} must say whether it is required`);
  return problems;
}

function checkDescriptor({ name, description, schema }: ContentDescriptor): string[] {
  const problems = [];
  if (!description) problems.push(`${name} has no description`);
  const isNamed = schema.$ref?.startsWith("#/components/schemas/");
  const isPlain = ["string", "integer", "number", "boolean"].includes(String(schema.type)) && !schema.pattern;
  if (!isNamed && !isPlain) problems.push(`the schema of ${name} must be plain or a reference into components.schemas`);
  return problems;
}
