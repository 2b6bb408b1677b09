import type { ApiKey } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";

/** Replaces a key's cached data by the server's response. */
export function showKey(key: ApiKey): void {
  queryClient.setQueryData(["keys", key.id], key);
  void queryClient.invalidateQueries({ queryKey: ["keys"], exact: true });
}
