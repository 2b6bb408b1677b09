import { type Change, changesOf, type Pair, type RuleName } from "./change.js";
import { findGap, type Gap } from "./schemas/find-gap.js";
import type { SchemaAt } from "./schemas/schema-at.js";

/** What a schema belongs to. */
interface About {
  readonly subject: string;
  readonly rule: RuleName;
}

/** What callers send: taking fewer values breaks callers, taking more doesn't. `name` is the param's, in code marks. */
export function diffSent({ subject, rule }: About, name: string, schemas: Pair<SchemaAt>): Change[] {
  const { breaking, additive } = changesOf(subject, rule);
  const lost = findGap([schemas.old], [schemas.new]);
  if (lost) return [breaking(describe(name, lost, "no longer takes"))];
  const gained = findGap([schemas.new], [schemas.old]);
  return gained ? [additive(describe(name, gained, "now takes"))] : [];
}

/** What callers get: more values than before break callers, fewer don't. */
export function diffReceived({ subject, rule }: About, name: string, schemas: Pair<SchemaAt>): Change[] {
  const { breaking, additive } = changesOf(subject, rule);
  const gained = findGap([schemas.new], [schemas.old]);
  if (gained) return [breaking(describe(name, gained, "may now be"))];
  const lost = findGap([schemas.old], [schemas.new]);
  return lost ? [additive(describe(name, lost, "may no longer be"))] : [];
}

function describe(name: string, { place, values, isDecided }: Gap, verb: string): string {
  if (place === ".*" && isDecided) return `${name} ${verb.replace(/ be$/, " have")} other members`;
  const where = place === "" ? name : `\`${place.replace(/^\./, "")}\` of ${name}`;
  return isDecided
    ? `${where} ${verb} ${values}`
    : `${where} changed in a way that isn't decided, and counts as this (${values})`;
}
