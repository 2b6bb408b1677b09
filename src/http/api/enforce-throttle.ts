import type { ThrottleName, Throttles, Tried } from "../throttles.js";
import { ApiError } from "./api-error.js";

/** Counts a try. Throws when there were too many. */
export async function enforceThrottle(throttles: Throttles, name: ThrottleName, tried: Tried): Promise<void> {
  const waitSeconds = await throttles.countAttempt(name, tried);
  if (waitSeconds > 0) throw tooMany(name === "keyChange" ? "changes" : "attempts", waitSeconds);
}

/** The error past a budget of requests. */
export function tooManyRequests(waitSeconds: number): ApiError {
  return tooMany("requests", waitSeconds);
}

function tooMany(what: "attempts" | "changes" | "requests", waitSeconds: number): ApiError {
  return new ApiError("too_many_requests", `Too many ${what}. Try again in ${describeWait(waitSeconds)}.`, {
    headers: { "retry-after": String(waitSeconds) },
  });
}

function describeWait(seconds: number): string {
  if (seconds === 1) return "a second";
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`;
}
