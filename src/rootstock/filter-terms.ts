import type { Hex } from "./hex.js";
import { type BloomBits, bloomBitsOf } from "./logs-bloom.js";

/** What of an eth_getLogs filter, normalised, says which logs it takes. */
export interface TermsFilter {
  readonly address?: string | readonly string[] | null | undefined;
  readonly topics?: readonly (string | null | readonly string[])[] | null | undefined;
}

/** Values of which a log that matches has one: the bits of each. */
export type Alternatives = readonly BloomBits[];

/** Most values that a search looks for: each takes three rows. */
const maxValues = 16;

/**
 * The values that a filter asks for, place by place (the address, each topic): a block whose bloom filter lacks all values of a place
 * has no such log. Places with many values are left out, the longest first; none are left where the filter takes nearly everything.
 */
export function termsOf({ address, topics }: TermsFilter): readonly Alternatives[] {
  const places = [address, ...(topics ?? [])].map((place) => [place ?? []].flat()).filter(({ length }) => length > 0);
  let left = maxValues;
  const used = places
    .map((values) => [...new Set(values)])
    .toSorted((one, other) => one.length - other.length)
    .filter((values) => (left -= values.length) >= 0);
  return used.map((values) => values.map((value) => bloomBitsOf(value as Hex)));
}
