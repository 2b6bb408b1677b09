import { hkdfSync } from "node:crypto";

/** A secret of 32 bytes for one purpose, derived (HKDF-SHA-256) from the one master secret. */
export function deriveSecret(masterSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", masterSecret, "", purpose, 32));
}
