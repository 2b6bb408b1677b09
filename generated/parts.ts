// Generated from openrpc.json by `npm run generate`. Do not edit.

/** The parts of the API; each method's `x-policy` names its part. */
export const parts = [
  "core",
  "rootstock",
  "node",
  "fee",
  "transaction",
  "receipt",
  "trace",
  "debug",
  "filter",
  "subscription",
  "txpool",
  "development",
] as const;

/** A part of the API. */
export type Part = (typeof parts)[number];
