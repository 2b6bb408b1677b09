/** What each tool does on each network; its program reports them under these names. */
export const steps = [
  "deploys a contract",
  "calls it",
  "calls code without an address",
  "sends a transaction",
  "waits for confirmations",
  "reads a receipt",
  "reads logs",
  "shows a revert reason",
  "shows a custom error",
  "sends a batch",
  "sends without naming a fee",
  "shows that an API key is unknown",
  "shows that a key is for the other network",
  "shows that the quota is used up",
  "follows filters",
  "subscribes to blocks and logs",
  "goes on after its connection is cut",
  "unsubscribes",
  "deploys its sample project",
] as const;

export type Step = (typeof steps)[number];
