// One of several processes that open the same store at once and count on it. Runs the compiled service.
import { readSettings } from "../../dist/src/config/read-settings.js";
import { openStore } from "../../dist/src/store/open-store.js";

const settings = readSettings(process.env);
const db = await openStore(settings);
const user = { id: "u1", name: "", email: "", emailVerified: 1, image: null, createdAt: "", updatedAt: "" };
await db
  .insertInto("user")
  .values(user)
  .onConflict((conflict) => conflict.doNothing())
  .execute();
for (let round = 0; round < 20; round++) await db.transaction().execute(addOne);
await db.destroy();

async function addOne(transaction) {
  const select = transaction.selectFrom("user").select("daily_requests");
  const { daily_requests } = await (settings.DATABASE_URL ? select.forUpdate() : select).executeTakeFirstOrThrow();
  await transaction
    .updateTable("user")
    .set({ daily_requests: daily_requests + 1 })
    .execute();
}
