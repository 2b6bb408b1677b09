import { useQuery } from "@tanstack/react-query";
import type { ApiKey, ApiKeyList, DevelopmentKeys } from "../../http/api/api-types.js";
import { ApiFailure, request } from "../api/request.js";

/** Keys to send requests with: the reader's own or, logged out, those of development mode; null: log in first. */
export function useSandboxKeys(mode: "development" | "production" | undefined) {
  return useQuery({
    queryKey: ["sandbox-keys", mode],
    queryFn: () => readKeys(mode === "development"),
    enabled: mode !== undefined,
  });
}

async function readKeys(isDevelopment: boolean): Promise<readonly ApiKey[] | null> {
  try {
    return readable((await request<ApiKeyList>("/keys")).keys);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== "unauthorized") throw error;
    return isDevelopment ? readable((await request<DevelopmentKeys>("/dev/keys")).keys) : null;
  }
}

function readable(keys: readonly ApiKey[]): readonly ApiKey[] {
  return keys.filter(({ isReadable }) => isReadable);
}
