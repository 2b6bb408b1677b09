import type { ClientModel } from "../model/client-model.js";
import { braces, call, layOut, prefixed } from "./layout.js";
import { codecOf } from "./print-codecs.js";
import { errorClass } from "./print-errors.js";

/** _facts.py: what the document says, for the runtime. */
export function printFacts(model: ClientModel): string {
  const { facts } = model;
  const errors = model.errors.filter(({ code }, index) => model.errors.findIndex((one) => one.code === code) === index);
  const retried = errors.filter(({ retry }) => retry !== "never");
  const value = call("Facts", [
    prefixed("errors=", braces(errors.map(({ code, name }) => `${code}: errors.${errorClass(model, name)}`))),
    prefixed(
      "error_data=",
      braces(errors.flatMap(({ code, data }) => (data ? [prefixed(`${code}: `, codecOf(data.type))] : []))),
    ),
    prefixed("retry=", braces(retried.map(({ code, retry }) => `${code}: ${JSON.stringify(retry)}`))),
    prefixed("not_idempotent=", call("frozenset", [braces(facts.notIdempotent.map((name) => JSON.stringify(name)))])),
    `max_batch_length=${facts.maxBatchLength}`,
    `max_body_bytes=${facts.maxBodyBytes}`,
    `timeout=${facts.timeoutMs / 1_000}`,
  ]);
  return `"""What the service's document says, as far as sending calls depends on it."""

from __future__ import annotations

from . import _codecs, errors
from ._runtime import codec, scalar
from ._runtime.call import Facts

${layOut(prefixed("facts = ", value))}
`;
}
