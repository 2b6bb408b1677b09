import fc, { type Arbitrary } from "fast-check";
import { validCall } from "./arbitrary-of-schema.js";

/** A request whose id is known as JSON text; `id` is undefined for a notification. */
export interface MadeRequest {
  readonly text: string;
  readonly id: string | undefined;
}

const idSource: Arbitrary<string> = fc.oneof(
  fc.maxSafeInteger().map(String),
  fc.constantFrom(
    "null",
    "-0",
    "1.0",
    "1e3",
    "1E400",
    "9223372036854775808",
    "0.10",
    '"\\u0061"',
    '"\\ud800"',
    '"\\/"',
  ),
  fc.bigInt({ min: 10n ** 20n, max: 10n ** 40n }).map(String),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
);

/** A value where another one belongs. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    "",
    "0x",
    "0X1",
    "0x0",
    "0xzz",
    "latest",
    "safe",
    "__proto__",
    -1,
    1e308,
    [],
    [[]],
    {},
    { blockHash: "0x" },
  ),
  fc.string({ unit: "binary" }),
  fc.bigInt({ min: 0n, max: 2n ** 300n }).map((value) => `0x${value.toString(16)}`),
);

const oddName = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "id", "gas", "to", "blockHash", ""),
  fc.string(),
);

/** `value` with something inside it swapped, taken away or added. */
function mutate(value: unknown): Arbitrary<unknown> {
  const whole = [odd];
  if (Array.isArray(value)) return fc.oneof(...whole, mutateList(value));
  if (typeof value === "object" && value !== null)
    return fc.oneof(...whole, mutateObject(value as Record<string, unknown>));
  if (typeof value === "string") return fc.oneof(...whole, mutateText(value));
  return fc.oneof(...whole);
}

function mutateList(list: readonly unknown[]): Arbitrary<unknown> {
  const added = odd.map((value) => [...list, value]);
  if (list.length === 0) return added;
  const place = fc.nat({ max: list.length - 1 });
  const without = place.map((index) => list.filter((_, other) => other !== index));
  const changed = place.chain((index) => mutate(list[index]).map((value) => list.with(index, value)));
  return fc.oneof(added, without, { arbitrary: changed, weight: 4 });
}

function mutateObject(object: Readonly<Record<string, unknown>>): Arbitrary<unknown> {
  const names = Object.keys(object);
  const added = fc
    .tuple(oddName, odd)
    .map(([name, value]) => Object.fromEntries([...Object.entries(object), [name, value]]));
  if (names.length === 0) return added;
  const name = fc.constantFrom(...names);
  const without = name.map((gone) => Object.fromEntries(Object.entries(object).filter(([other]) => other !== gone)));
  const changed = name.chain((which) => mutate(object[which]).map((value) => ({ ...object, [which]: value })));
  return fc.oneof(added, without, { arbitrary: changed, weight: 3 });
}

function mutateText(text: string): Arbitrary<string> {
  return fc.oneof(
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc.constantFrom(text.toUpperCase(), `${text}0`, ` ${text}`, text.replace("0x", ""), text.replace("0x", "0x000")),
  );
}

const call = fc.oneof(
  { arbitrary: validCall, weight: 3 },
  {
    arbitrary: validCall.chain(({ method, params }) => mutate(params).map((odd) => ({ method, params: odd }))),
    weight: 3,
  },
  { arbitrary: fc.record({ method: fc.string(), params: odd }), weight: 1 },
);

/** A well-formed request, however odd its params; or one with a member swapped, taken away or added. */
export const request: Arbitrary<MadeRequest> = fc
  .tuple(call, fc.option(idSource, { nil: undefined, freq: 8 }))
  .map(([{ method, params }, id]) => {
    const member = id === undefined ? "" : `"id":${id},`;
    return {
      text: `{"jsonrpc":"2.0",${member}"method":${JSON.stringify(method)},"params":${JSON.stringify(params)}}`,
      id,
    };
  });

const bent: Arbitrary<string> = fc.oneof(
  call.chain((made) => mutateObject({ jsonrpc: "2.0", id: 1, ...made })).map((value) => JSON.stringify(value)),
  odd.map((value) => JSON.stringify(value)),
);

const element = fc.oneof({ arbitrary: request.map(({ text }) => text), weight: 3 }, bent);

/** Any body at all: single requests, batches that mix everything, and both with bytes flipped or cut off. */
export const body: Arbitrary<Buffer> = fc
  .oneof(
    element,
    fc.array(element, { maxLength: 8 }).map((elements) => `[${elements.join(" ,\n")}]`),
  )
  .chain((text) => damage(Buffer.from(text)));

function damage(bytes: Buffer): Arbitrary<Buffer> {
  const place = fc.nat({ max: bytes.length });
  const flipped = fc.tuple(place, fc.nat({ max: 255 })).map(([at, byte]) => {
    const copy = Buffer.from(bytes);
    if (at < copy.length) copy[at] = byte;
    return copy;
  });
  const cut = place.map((end) => bytes.subarray(0, end));
  return fc.oneof({ arbitrary: fc.constant(bytes), weight: 4 }, flipped, cut);
}
