import { document } from "./document.js";

/** Set for the service under test, so that bodies past it are cheap to make. */
export const maxBodyBytes = 262_144;

const { maxBatchLength, maxDepth, maxValues, maxMembers, maxArraysAndObjects } = document["x-limits"] as Record<
  "maxBatchLength" | "maxDepth" | "maxValues" | "maxMembers" | "maxArraysAndObjects",
  number
>;

/** What bounds a body. */
export const bodyLimits = { maxBodyBytes, maxBatchLength, maxDepth, maxValues, maxMembers, maxArraysAndObjects };
