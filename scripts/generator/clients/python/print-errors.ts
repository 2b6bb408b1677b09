import type { ClientModel } from "../model/client-model.js";
import { docstring, layOut } from "./layout.js";
import { orNone, printType } from "./print-type.js";
import { className } from "./python-names.js";

/** Errors of the runtime, besides those of the service. */
function runtimeErrors({ title }: ClientModel): string[] {
  const names = ["HttpError", "KeyRevoked", "MalformedResponse", "NetworkError", "RequestTimeout", "RpcError"];
  return [...names, rootError(title), "TransportError", "UnknownError"];
}

/** The name of the error that all others are: `RootgateError`. */
export function rootError(title: string): string {
  return `${className(title)}Error`;
}

/** The name of a class of an error of the service, apart from those of the runtime. */
export function errorClass(model: ClientModel, name: string): string {
  return runtimeErrors(model).includes(name) ? `Service${name}` : name;
}

/** errors.py: a class for each error of the service. */
export function printErrors(model: ClientModel): string {
  const shared = runtimeErrors(model).toSorted();
  const all = [...shared, ...model.errors.map(({ name }) => errorClass(model, name))].toSorted();
  const exported = layOut({ open: "__all__ = [", items: all.map((name) => JSON.stringify(name)), close: "]" });
  const classes = model.errors.map(({ name, code, meaning, data }) => {
    const type = data ? printType(data.type, { direction: "received", prefix: "types." }) : "None";
    const text = docstring(meaning, "    ");
    const members = `    code: int = ${code}\n    data: ${data && !data.required ? orNone(type) : type}\n`;
    return `\n\nclass ${errorClass(model, name)}(RpcError):\n${text}${text && "\n"}${members}`;
  });
  return `"""Everything that a call can raise."""

from __future__ import annotations

from . import types
${layOut({ open: "from ._runtime.errors import (", items: shared, close: ")" })}

${exported}
${classes.join("")}`;
}
