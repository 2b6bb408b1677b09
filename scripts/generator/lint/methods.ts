import type { Method, OpenRpcDocument } from "../openrpc-document.js";
import { isReference } from "../resolve-reference.js";
import { checkParams } from "./params.js";
import { findRepeated, type Problem, type Rule, step } from "./problem.js";
import { checkResultCases } from "./result-cases.js";

/** Methods that the generated code can't name, or that lead nowhere. */
export const checkMethods: Rule = (document) => {
  const names = document.methods.map(({ name }, index) => ({
    pointer: `/methods/${index}/name`,
    key: name,
    message: `another method is called ${name}`,
  }));
  const aliases = document.methods.flatMap((method, index) =>
    (method["x-aliases"] ?? []).map((alias, place) => ({
      pointer: `/methods/${index}/x-aliases/${place}`,
      key: alias,
      message: `another method is called ${alias}`,
    })),
  );
  return [
    ...findRepeated([...names, ...aliases]),
    ...findCollisions(document),
    ...document.methods.flatMap((method, index) => checkMethod(document, method, `/methods/${index}`)),
  ];
};

/** Generators write eth_call as EthCall: it must not meet a schema, nor another method, on the way. */
function findCollisions(document: OpenRpcDocument): Problem[] {
  const schemas = Object.keys(document.components.schemas).map((name) => ({ pointer: "", key: name, message: "" }));
  const names = [...new Set(document.methods.map(({ name }) => name))];
  const methods = names.map((name) => ({
    pointer: `/methods/${document.methods.findIndex((method) => method.name === name)}/name`,
    key: pascalCase(name),
    message: `${name} and another name are both written ${pascalCase(name)}`,
  }));
  return findRepeated([...schemas, ...methods]);
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function checkMethod(document: OpenRpcDocument, method: Method, pointer: string): Problem[] {
  const problems: Problem[] = [];
  const demand = (isMet: unknown, message: string, place = "") => {
    if (!isMet) problems.push({ pointer: pointer + place, message: `${method.name}: ${message}` });
  };
  demand(/^[A-Za-z]\w*$/.test(method.name), "the name must be one that code can have", "/name");
  demand(method.result, "the result is missing");
  for (const [index, link] of (method.links ?? []).entries()) {
    const target = isReference(link) ? undefined : link.method;
    const isKnown = target === undefined || document.methods.some(({ name }) => name === target);
    demand(isKnown, `the link leads to ${target}, which is no method`, `/links${step(index)}`);
  }
  return [...problems, ...checkParams(document, method, pointer), ...checkResultCases(document, method, pointer)];
}
