import type { Estimates } from "../../src/config/estimates.js";
import type { TestService } from "../integration/start-test-service.js";

/** Sets the option of all keys, as their owners do. */
export async function chooseEstimates({ service }: TestService, estimates: Estimates): Promise<void> {
  // One that stays as it is must not be read again before its time.
  const rows = await service.db
    .selectFrom("api_key")
    .select(["id", "user_id"])
    .where("estimates", "!=", estimates)
    .execute();
  for (const { id, user_id } of rows) await service.accounts.keys.change(user_id, id, { estimates });
}
