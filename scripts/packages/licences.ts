import type { ShippedPackage } from "./read-shipped.js";

/** They ask for a notice at most; MPL-2.0 for the source of its own files, where those are changed. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Unlicense",
]);

/** Holds an SPDX expression against the list; without nested parentheses, which no package here has. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, "").split(/ OR /);
  return choices.some((choice) => choice.split(/ AND /).every((licence) => allowed.has(licence.trim())));
}

/** What is wrong with a package's licence, if something is. */
export function findLicenceProblem({ name, licence }: ShippedPackage): string | undefined {
  if (licence === undefined) return `${name} declares no licence`;
  return isAllowed(licence) ? undefined : `${name}: ${licence}`;
}
