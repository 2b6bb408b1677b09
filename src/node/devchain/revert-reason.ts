import type { Hex } from "./hex.js";

const errorSelector = "0x08c379a0"; // Error(string)
const panicSelector = "0x4e487b71"; // Panic(uint256)

/** The message of an error for a call that reverted with these bytes. */
export function revertMessage(returnData: Hex): string {
  const reason = revertReason(returnData);
  return reason === undefined ? "execution reverted" : `execution reverted: ${reason}`;
}

/** Solidity's two built-in errors in words; custom errors are for the caller, who has their ABI. */
function revertReason(returnData: Hex): string | undefined {
  const selector = returnData.slice(0, 10);
  const body = Buffer.from(returnData.slice(10), "hex");
  if (selector === errorSelector) return readString(body);
  if (selector === panicSelector && body.length === 32) return `panic code 0x${body.toString("hex", 31)}`;
  return undefined;
}

/** ABI: 32 bytes of offset, 32 of length, the text. */
function readString(body: Buffer): string | undefined {
  if (body.length < 64) return undefined;
  const length = body.readUInt32BE(60);
  return 64 + length > body.length ? undefined : body.toString("utf8", 64, 64 + length);
}
