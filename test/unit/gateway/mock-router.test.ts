import { documentJson } from "../../../generated/document.js";
import { type MethodName, methods } from "../../../generated/methods.js";
import { parts } from "../../../generated/parts.js";
import { createMockRouter } from "../../../src/gateway/mock-router.js";
import { ServedDocument } from "../../../src/gateway/served-document.js";
import type { Outcome } from "../../../src/rpc/envelope.js";
import { callOf } from "../../fakes/call-of.js";

const server = { name: "Mock", url: "http://mock.example/" };
const router = createMockRouter({
  document: new ServedDocument({ testnet: server }, parts, ["testnet"]),
  reportFailure: () => "request-id",
});
const call = (method: string, params: readonly unknown[] = []): Promise<Outcome> =>
  router.call(method, [callOf({ method, params, id: "1", bytes: 0 })]);

interface Described {
  readonly name: MethodName;
  readonly examples: readonly { name: string; params: readonly { value: unknown }[]; result: { value: unknown } }[];
}
const examples = (JSON.parse(documentJson) as { methods: readonly Described[] }).methods.flatMap((method) =>
  method.examples.map((example) => [`${method.name}: ${example.name}`, method, example] as const),
);

it.each(examples)("has the result of %s", async (_title, { name, examples: all }, { params }) => {
  const isSame = (other: (typeof all)[number]) => JSON.stringify(other.params) === JSON.stringify(params);
  const given = params.map(({ value }) => value);

  expect(await call(name, given)).toEqual({ result: all.find(isSame)?.result.value });
});

it("compares params in their normal form", async () => {
  const [, { examples: all }] = examples.find(([, { name }]) => name === "eth_getBalance") as (typeof examples)[number];
  const example = all.at(-1) as (typeof all)[number];
  const [address, ...rest] = example.params.map(({ value }) => value) as [string, ...unknown[]];

  expect(await call("eth_getBalance", [`0x${address.slice(2).toUpperCase()}`, ...rest])).toEqual({
    result: example.result.value,
  });
});

it("has the first example's result for params of no example", async () => {
  const address = `0x${"12".repeat(20)}`;
  const outcome = (await call("eth_getBalance", [address, "0x7"])) as { result: unknown };

  expect(outcome).toEqual(await call("eth_getBalance", [address, "0x8"]));
  expect(methods.eth_getBalance.validateResult(outcome.result)).toBe(true);
});

it("refuses what the service refuses", async () => {
  expect(await call("eth_getBalance")).toMatchObject({ error: { code: -32602 } });
  for (const method of ["eth_maxPriorityFeePerGas", "constructor"])
    expect(await call(method)).toMatchObject({ error: { code: -32601 } });
});

it("gives out the document with itself as the only server", async () => {
  const { result } = (await call("rpc.discover")) as { result: Buffer };
  const document = JSON.parse(result.toString());

  expect(document.servers).toEqual([server]);
  expect(document.methods).toHaveLength(Object.keys(methods).length);
});
