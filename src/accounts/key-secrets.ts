import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createDigest, deriveSecret } from "./derive-secret.js";

/** What a key's text becomes at rest: a digest to find it by and a sealed copy that its owner can be shown again. */
export interface KeySecrets {
  digest(text: string): string;
  /** AES-256-GCM, bound to the key's id: a sealed text moved to another row does not open. */
  seal(text: string, keyId: string): string;
  /** Throws when the text was sealed for another id, with another master secret, or was changed. */
  unseal(sealed: string, keyId: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/** Derives both secrets (HKDF-SHA-256) from the one master secret. */
export function createKeySecrets(masterSecret: string): KeySecrets {
  const sealSecret = deriveSecret(masterSecret, "rootgate api key seal");
  return {
    digest: createDigest(masterSecret, "rootgate api key digest"),
    seal(text, keyId) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealSecret, iv).setAAD(Buffer.from(keyId));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    unseal(sealed, keyId) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealSecret, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(keyId))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
    },
  };
}
