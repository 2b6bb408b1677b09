import { useState } from "react";
import type { ApiKey, NetworkLabel, ServiceFacts } from "../../http/api/api-types.js";

interface EndpointParts {
  readonly networks: ServiceFacts["networks"];
  /** null: logged out. */
  readonly keys: readonly ApiKey[] | null;
  /** The wanted network; another one is used if it is not served. */
  readonly network: string;
}

/** Where requests go: one of the networks, with one of its keys. */
export function useEndpoint({ networks, keys, network }: EndpointParts) {
  const [keyId, setKeyId] = useState("");
  const served = networks.find((one) => one.network === network) ?? networks[0];
  const label: NetworkLabel = served?.network ?? "Testnet";
  const keysOfNetwork = keys?.filter((one) => one.network === label) ?? null;
  const key = keysOfNetwork?.find(({ id }) => id === keyId) ?? keysOfNetwork?.[0];
  return {
    network: label,
    keys: keysOfNetwork,
    key,
    setKeyId,
    url: key?.url ?? `${served?.baseUrl ?? ""}/YOUR_API_KEY`,
  };
}
