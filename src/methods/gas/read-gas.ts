import { type RawJson, readJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";

const quantityPattern = /^0x[\da-f]+$/i;

/** An amount of gas in a node's result, of which `select` finds the part. Throws InternalError when the node sent no usable quantity. */
export async function readGas(
  result: RawJson,
  select: (value: unknown) => unknown = (value) => value,
): Promise<number> {
  const quantity = select(await readJson(result));
  const gas = typeof quantity === "string" && quantityPattern.test(quantity) ? Number(quantity) : undefined;
  if (gas !== undefined && Number.isSafeInteger(gas)) return gas;
  throw new RpcError("InternalError", "the blockchain node returned no usable amount of gas", {
    data: { reason: "node_unavailable" },
    cause: new Error(`expected an amount of gas, got ${String(quantity).slice(0, 100)}`),
  });
}
