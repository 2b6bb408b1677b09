import { RLP } from "@ethereumjs/rlp";
import { bigint, type Codec, either, hex, integer, list, record } from "../../../src/devchain/codec.js";

const dish = record<{ name: `0x${string}`; price: bigint; tables: readonly number[]; cook: `0x${string}` | null }>({
  name: hex,
  price: bigint,
  tables: list(integer),
  cook: either(hex, null),
});

function again<T>(codec: Codec<T>, value: T): T {
  return codec.read(RLP.decode(RLP.encode(codec.write(value))));
}

it.each([
  { name: "0x", price: 0n, tables: [], cook: null },
  { name: "0x00ff", price: 2n ** 255n, tables: [0, 1, 2 ** 40], cook: "0x" },
] as const)("reads what it wrote: %j", (value) => {
  expect(again(dish, value)).toEqual(value);
});
