import { type AddPrecompile, EVMError, type ExecResult, type PrecompileInput } from "@ethereumjs/evm";
import { bytesToBigInt } from "@ethereumjs/util";
import { bn254 } from "@noble/curves/bn254.js";
import type { Turn } from "./shared-thread.js";

type Pass = Turn["pass"];

const { Fp, Fp2, Fp12 } = bn254.fields;
const pairLength = 192;
const wordLength = 32;

/** The pairing check (EIP-197). Yields between pairs: a block has the gas for 85, which take seconds in JavaScript. */
export function createPairing(pass: Pass): AddPrecompile {
  return { address: "0x0000000000000000000000000000000000000008", function: (input) => checkPairing(input, pass) };
}

async function checkPairing({ data, gasLimit, common }: PrecompileInput, pass: Pass): Promise<ExecResult> {
  const count = data.length / pairLength;
  if (!Number.isInteger(count)) return failure(gasLimit, EVMError.errorMessages.INVALID_INPUT_LENGTH);
  const gas = common.param("bn254PairingGas") + BigInt(count) * common.param("bn254PairingWordGas");
  if (gas > gasLimit) return failure(gasLimit, EVMError.errorMessages.OUT_OF_GAS);
  let product = Fp12.ONE;
  for (let start = 0; start < data.length; start += pairLength) {
    await pass();
    const pair = readPair(data.subarray(start, start + pairLength));
    if (pair === "invalid") return failure(gasLimit, EVMError.errorMessages.BN254_FP_NOT_IN_FIELD);
    if (!pair.g1.is0() && !pair.g2.is0()) product = Fp12.mul(product, bn254.pairingBatch([pair], false));
  }
  const isOne = Fp12.eql(Fp12.finalExponentiate(product), Fp12.ONE);
  return { executionGasUsed: gas, returnValue: new Uint8Array(wordLength).fill(isOne ? 1 : 0, wordLength - 1) };
}

/** A failed precompile uses up its gas. */
function failure(gasLimit: bigint, reason: ConstructorParameters<typeof EVMError>[0]): ExecResult {
  return { executionGasUsed: gasLimit, returnValue: new Uint8Array(), exceptionError: new EVMError(reason) };
}

/** A point of each group, affine; the imaginary part comes first, and all zeros are the point at infinity. */
function readPair(bytes: Uint8Array) {
  const words = Array.from({ length: pairLength / wordLength }, (_, index) =>
    bytesToBigInt(bytes.subarray(index * wordLength, (index + 1) * wordLength)),
  );
  if (!words.every((word) => word < Fp.ORDER)) return "invalid";
  const [x, y, xImaginary, xReal, yImaginary, yReal] = words as [bigint, bigint, bigint, bigint, bigint, bigint];
  const affine = { x: Fp2.fromBigTuple([xReal, xImaginary]), y: Fp2.fromBigTuple([yReal, yImaginary]) };
  try {
    const g1 = bn254.G1.Point.fromAffine({ x, y });
    const g2 = bn254.G2.Point.fromAffine(affine);
    if (!g1.is0()) g1.assertValidity();
    if (!g2.is0()) g2.assertValidity();
    return { g1, g2 };
  } catch {
    return "invalid";
  }
}
