import { reserved } from "../emitters/schema-types.js";
import type { ContentDescriptor, Method, OpenRpcDocument } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { findRepeated, type Problem } from "./problem.js";

/** The params of a method: their names and their order. */
export function checkParams(document: OpenRpcDocument, method: Method, methodPointer: string): Problem[] {
  const params = method.params.map((entry, index) => ({
    param: resolve(document, entry),
    pointer: `${methodPointer}/params/${index}`,
  }));
  const firstOptional = params.findIndex(({ param }) => param.required !== true);
  const late = params.filter(({ param }, index) => param.required && firstOptional !== -1 && index > firstOptional);
  const names = params.map(({ param, pointer }) => ({
    pointer,
    key: param.name,
    message: `${method.name}: two params are called ${param.name}`,
  }));
  return [
    ...findRepeated(names),
    ...late.map(({ pointer, param }) => ({
      pointer,
      message: `${method.name}: ${param.name} is required, but after an optional param`,
    })),
    ...params.flatMap(({ param, pointer }) =>
      checkParam(param).map((text) => ({ pointer, message: `${method.name}: ${text}` })),
    ),
  ];
}

function checkParam({ name, required, schema }: ContentDescriptor): string[] {
  const problems = [];
  const isUsable = /^[a-z][A-Za-z0-9]*$/.test(name) && !reserved.has(name);
  if (!isUsable) problems.push(`${name} can't be the name of a function's parameter`);
  if (required && schema.default !== undefined) problems.push(`${name} is required, so it has no default`);
  return problems;
}
