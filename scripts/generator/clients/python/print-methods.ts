import type { ClientModel, ModelMethod } from "../model/client-model.js";
import { call, layOutAssignment, tuple } from "./layout.js";
import { codecOf } from "./print-codecs.js";
import { printType } from "./print-type.js";
import { functionName } from "./python-names.js";

/** _methods.py: the params and the result of each method. */
export function printMethods({ methods }: ClientModel): string {
  return `"""The methods of the service, with their params and results."""

from __future__ import annotations

from typing import Any

from . import _codecs, types
from ._runtime import codec, scalar
from ._runtime.call import Method

${methods.map(printMethod).join("")}`;
}

function printMethod({ name, codeName, params, result, cases, isByName }: ModelMethod): string {
  const entries = params.map((param) => tuple([JSON.stringify(param.name), codecOf(param.type)]));
  const narrowed = cases.map((entry) => {
    const index = params.findIndex((param) => param.name === entry.param);
    return tuple([String(index), entry.value ? "True" : "False", codecOf(entry.result)]);
  });
  const type = printType(result, { direction: "received", prefix: "types." });
  const parts = [JSON.stringify(name), tuple(entries), codecOf(result)];
  const all = narrowed.length > 0 ? [...parts, tuple(narrowed)] : parts;
  const value = call("Method", isByName ? [...all, "is_by_name=True"] : all);
  return `${layOutAssignment(`${functionName(codeName)}: Method[${type}]`, value)}\n`;
}
