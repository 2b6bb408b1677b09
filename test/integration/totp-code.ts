import { createHmac } from "node:crypto";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const periodMs = 30_000;

/** The code that an authenticator app shows now for an otpauth:// URI (RFC 6238), or some periods later. */
export function totpCode(uri: string, later = 0): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / periodMs) + later));
  const hash = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) as number) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ""), (digit) => base32.indexOf(digit).toString(2).padStart(5, "0")).join(
    "",
  );
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
