import { createHmac, hkdfSync } from "node:crypto";

/** A secret of 32 bytes for one purpose, derived (HKDF-SHA-256) from the one master secret. */
export function deriveSecret(masterSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", masterSecret, "", purpose, 32));
}

/** Digests texts (HMAC-SHA-256, base64url) under a secret of their own purpose: whoever reads the store can't try texts out. */
export function createDigest(masterSecret: string, purpose: string): (text: string) => string {
  const secret = deriveSecret(masterSecret, purpose);
  return (text) => createHmac("sha256", secret).update(text).digest("base64url");
}
