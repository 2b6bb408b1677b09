import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Encrypts texts at rest (AES-256-GCM), so that the store alone does not reveal them. */
export interface Sealer {
  /** Binds the encrypted text to an ID: in another row it does not decrypt. */
  seal(text: string, id: string): string;
  /** @throws if the text was encrypted for another ID or with another secret, or was changed. */
  unseal(sealed: string, id: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/** Each secret is 32 bytes, for this purpose only. The first one encrypts, all of them decrypt. */
export function createSealer(secret: Buffer, ...fallbacks: readonly Buffer[]): Sealer {
  const earlier = [secret, ...fallbacks];
  const last = earlier.pop() as Buffer;
  return {
    seal: (text, id) => encrypt(secret, text, id),
    unseal(sealed, id) {
      const bytes = Buffer.from(sealed, "base64url");
      for (const candidate of earlier)
        try {
          return decrypt(candidate, bytes, id);
        } catch {
          // Encrypted with another secret.
        }
      return decrypt(last, bytes, id);
    },
  };
}

function encrypt(secret: Buffer, text: string, id: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

function decrypt(secret: Buffer, bytes: Buffer, id: string): string {
  const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}
