import { bigIntToUnpaddedBytes, bytesToBigInt, bytesToHex, hexToBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";

/** What RLP encodes. */
type Item = Uint8Array | Item[];

/** How values are written as RLP items, and read back. */
export interface Codec<T> {
  write(value: T): Item;
  read(item: Item): T;
}

export const hex: Codec<Hex> = {
  write: (value) => hexToBytes(value),
  read: (item) => bytesToHex(item as Uint8Array),
};

export const bytes: Codec<Uint8Array> = {
  write: (value) => value,
  read: (item) => item as Uint8Array,
};

export const bigint: Codec<bigint> = {
  write: (value) => bigIntToUnpaddedBytes(value),
  read: (item) => bytesToBigInt(item as Uint8Array),
};

/** A whole number from 0 on. */
export const integer: Codec<number> = {
  write: (value) => bigint.write(BigInt(value)),
  read: (item) => Number(bigint.read(item)),
};

export function list<T>(of: Codec<T>): Codec<readonly T[]> {
  return {
    write: (values) => values.map((value) => of.write(value)),
    read: (items) => (items as Item[]).map((item) => of.read(item)),
  };
}

/** A value, or this one in its place. */
export function either<T, const Other>(of: Codec<T>, other: Other): Codec<T | Other> {
  return {
    write: (value) => (value === other ? [] : [of.write(value as T)]),
    read: ([item]: Item[]) => (item === undefined ? other : of.read(item)),
  };
}

type Codecs<T> = { readonly [Name in keyof T]-?: Codec<T[Name]> };

/** Members in the order in which their codecs are given. */
export function record<T extends object>(codecs: Codecs<T>): Codec<T> {
  const entries = Object.entries(codecs) as [keyof T, Codec<T[keyof T]>][];
  return {
    write: (value) => entries.map(([name, codec]) => codec.write(value[name])),
    read: (items) => {
      const members = entries.map(([name, codec], index) => [name, codec.read((items as Item[])[index] as Item)]);
      return Object.fromEntries(members) as T;
    },
  };
}
