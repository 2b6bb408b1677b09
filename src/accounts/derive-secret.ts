import { createHmac, hkdfSync } from "node:crypto";

/** Derives a 32-byte secret for one purpose from the master secret (HKDF-SHA-256). */
export function deriveSecret(masterSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", masterSecret, "", purpose, 32));
}

/**
 * Creates a keyed digest (HMAC-SHA-256, base64url) with a secret of its own, so that stored digests can't be brute-forced without
 * it.
 */
export function createDigest(masterSecret: string, purpose: string): (text: string) => string {
  const secret = deriveSecret(masterSecret, purpose);
  return (text) => createHmac("sha256", secret).update(text).digest("base64url");
}
