import { findPublicDevelopment } from "../config/loopback.js";
import type { Settings } from "../config/settings.js";
import type { Log } from "../telemetry/log.js";

/** @throws if development mode could be reached from other machines, unless a setting permits that. */
export function refusePublicDevelopment(settings: Settings, log: Log): void {
  const found = findPublicDevelopment(settings);
  if (found.length === 0) return;
  const problem = `development mode is public (${found.join(", ")}): whoever reaches it can take over any account`;
  if (!settings.ALLOW_PUBLIC_DEVELOPMENT)
    throw new Error(
      `Settings: ${problem}. Set MODE=production, or ALLOW_PUBLIC_DEVELOPMENT=true to start all the same`,
    );
  log.warn(`${problem}; ALLOW_PUBLIC_DEVELOPMENT permits it`);
}
