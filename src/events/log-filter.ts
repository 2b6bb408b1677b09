import type { Hex } from "../rootstock/hex.js";
import { bloomBitsOf, hasBits } from "../rootstock/logs-bloom.js";

/** Which logs a subscription is for, normalised: lower case, `null` for any topic. */
export interface EventFilter {
  readonly address?: string | readonly string[] | null | undefined;
  readonly topics?: readonly (string | null | readonly (string | null)[])[] | null | undefined;
}

/** A log as eth_getLogs returns it. */
export interface EventLog {
  readonly address: string;
  readonly topics: readonly string[];
}

/** The values of which a log must have one, place by place: the address, then each topic; undefined: any. */
export class LogFilter {
  readonly #places: readonly (ReadonlySet<string> | undefined)[];
  /** The bits of each place's values. */
  readonly #bits: readonly (readonly ReturnType<typeof bloomBitsOf>[])[];

  constructor({ address, topics }: EventFilter) {
    this.#places = [valuesOf(address), ...(topics ?? []).map(valuesOf)];
    this.#bits = this.#places
      .filter((values) => values !== undefined)
      .map((values) => [...values].map((value) => bloomBitsOf(value as Hex)));
  }

  /** False if a block with this bloom filter has no such log. */
  mayMatch(logsBloom: string): boolean {
    return this.#bits.every((values) => values.some((bits) => hasBits(logsBloom as Hex, bits)));
  }

  matches({ address, topics }: EventLog): boolean {
    const values = [address, ...topics];
    return this.#places.every((wanted, index) => wanted?.has(values[index]?.toLowerCase() ?? "") ?? true);
  }
}

/** An empty list is a wildcard, as on RSKj, and so is a list with `null`. */
function valuesOf(place: string | null | undefined | readonly (string | null)[]): ReadonlySet<string> | undefined {
  const values = [place ?? []].flat();
  if (values.length === 0 || values.includes(null)) return undefined;
  return new Set((values as readonly string[]).map((value) => value.toLowerCase()));
}
