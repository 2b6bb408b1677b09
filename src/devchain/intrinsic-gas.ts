import type { Hex } from "../rootstock/hex.js";

const transactionGas = 21_000;
const creationGas = 32_000;
const zeroByteGas = 4;
/** RSKIP400 (as EIP-2028). */
const nonZeroByteGas = 16;
/** RSKIP438 (as EIP-3860): each 32 bytes of init code. */
const initCodeWordGas = 2;

/** The gas a transaction uses before any of its code runs. */
export function intrinsicGas({ to, data }: { to: Hex | null; data: Hex }): bigint {
  const bytes = Buffer.from(data.slice(2), "hex");
  let gas = transactionGas;
  for (const byte of bytes) gas += byte === 0 ? zeroByteGas : nonZeroByteGas;
  if (to === null) gas += creationGas + initCodeWordGas * Math.ceil(bytes.length / 32);
  return BigInt(gas);
}
