import { createDigest, deriveSecret } from "./derive-secret.js";
import { createSealer, type Sealer } from "./sealer.js";

/** How keys are stored: a digest for look-ups, and a copy encrypted for the key's ID, to show to its owner. */
export interface KeySecrets extends Sealer {
  digest(text: string): string;
}

/** Derives both secrets (HKDF-SHA-256) from the master secret. */
export function createKeySecrets(masterSecret: string): KeySecrets {
  return {
    digest: createDigest(masterSecret, "rootgate api key digest"),
    ...createSealer(deriveSecret(masterSecret, "rootgate api key seal")),
  };
}
