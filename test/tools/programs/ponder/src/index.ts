import { ponder } from "ponder:registry";
import { dish } from "ponder:schema";

ponder.on("Kitchen:Cooked", async ({ event, context }) => {
  const { note } = event.args;
  await context.db.insert(dish).values({ id: event.id, note });
  console.log(`COOKED ${note} ${event.transactionReceipt.status}`);
});

ponder.on("Kitchen.cook()", async ({ event }) => {
  console.log(`CALLED ${event.args.join(" ")}`);
});
