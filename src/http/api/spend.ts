import type { ThrottleName, Throttles, Tried } from "../throttles.js";
import { ApiError } from "./api-error.js";

/** Counts a try. Throws when there were too many. */
export async function spend(throttles: Throttles, name: ThrottleName, tried: Tried): Promise<void> {
  const waitSeconds = await throttles.spend(name, tried);
  if (waitSeconds === 0) return;
  const wait = waitSeconds < 120 ? `${waitSeconds} seconds` : `${Math.ceil(waitSeconds / 60)} minutes`;
  throw new ApiError("too_many_requests", `Too many tries: wait ${wait}`, {
    headers: { "retry-after": String(waitSeconds) },
  });
}
