import { queryClient } from "../api/query-client.js";
import { request } from "../api/request.js";

/** Sends the code of a form, if it has one: changes by an operator take no other for five minutes. Throws ApiFailure. */
export async function confirmCode({ code }: Readonly<Record<string, string>>): Promise<void> {
  if (code === undefined) return;
  await request("/confirm-code", { verb: "POST", body: { code } });
  await queryClient.invalidateQueries({ queryKey: ["me"] });
}
