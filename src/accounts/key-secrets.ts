import { createDigests, type Digests, deriveSecrets, type MasterSecrets } from "./derive-secret.js";
import { createSealer, type Sealer } from "./sealer.js";

/** How keys are stored: a digest for look-ups, and a copy encrypted for the key's ID, to show to its owner. */
export interface KeySecrets extends Sealer {
  /** The digest to store. */
  digest(text: string): string;
  /** The digests that a stored key may have. */
  readonly digests: Digests;
}

/** Derives both secrets (HKDF-SHA-256) from each master secret. */
export function createKeySecrets(...masterSecrets: MasterSecrets): KeySecrets {
  const digests = createDigests(masterSecrets, "rootgate api key digest");
  return {
    digest: (text) => digests(text)[0],
    digests,
    ...createSealer(...deriveSecrets(masterSecrets, "rootgate api key seal")),
  };
}
