import type { ApiKey } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";

/** Puts what the server answered in the place of what was known of a key. */
export function showKey(key: ApiKey): void {
  queryClient.setQueryData(["keys", key.id], key);
  void queryClient.invalidateQueries({ queryKey: ["keys"], exact: true });
}
