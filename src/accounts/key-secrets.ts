import { createDigest, deriveSecret } from "./derive-secret.js";
import { createSealer, type Sealer } from "./sealer.js";

/** What a key's text becomes at rest: a digest to find it by and a copy, sealed for the key's id, that its owner can be shown again. */
export interface KeySecrets extends Sealer {
  digest(text: string): string;
}

/** Derives both secrets (HKDF-SHA-256) from the one master secret. */
export function createKeySecrets(masterSecret: string): KeySecrets {
  return {
    digest: createDigest(masterSecret, "rootgate api key digest"),
    ...createSealer(deriveSecret(masterSecret, "rootgate api key seal")),
  };
}
