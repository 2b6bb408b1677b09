import { createHmac, hkdfSync } from "node:crypto";

/** The first master secret is for what is written, all are for what is read. There are two while the master secret is changed. */
export type MasterSecrets = readonly [current: string, ...fallbacks: string[]];

/** Derives a 32-byte secret for one purpose from the master secret (HKDF-SHA-256). */
export function deriveSecret(masterSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", masterSecret, "", purpose, 32));
}

/** Derives the secret for one purpose from each master secret. */
export function deriveSecrets([current, ...fallbacks]: MasterSecrets, purpose: string): [Buffer, ...Buffer[]] {
  return [deriveSecret(current, purpose), ...fallbacks.map((masterSecret) => deriveSecret(masterSecret, purpose))];
}

/** Digests of a text, one for each master secret: the first one to store, all of them to look up. */
export type Digests = (text: string) => readonly [current: string, ...fallbacks: string[]];

/**
 * Creates keyed digests (HMAC-SHA-256, base64url) with secrets of their own, so that stored digests can't be brute-forced without
 * them.
 */
export function createDigests(masterSecrets: MasterSecrets, purpose: string): Digests {
  const [current, ...fallbacks] = deriveSecrets(masterSecrets, purpose);
  return (text) => [digest(current, text), ...fallbacks.map((secret) => digest(secret, text))];
}

function digest(secret: Buffer, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
