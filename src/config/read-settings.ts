import type { z } from "zod";
import { readConfigFile } from "./config-file.js";
import { describeIssue } from "./describe-issue.js";
import { isLoopback } from "./loopback.js";
import { networkSetting } from "./network-settings.js";
import { readSecretFiles } from "./secret-files.js";
import { type Settings, settingsSchema, usesDevchain } from "./settings.js";

/** Settings that had another name in an earlier version: ignored, an operator's limit would be lost without a word. */
const newNames: Readonly<Record<string, keyof Settings>> = {
  MAX_ANSWER_BYTES: "MAX_RESPONSE_BYTES",
  TRUTH_CHECK_RATIO: "VERIFICATION_RATIO",
  TRUTH_CHECK_ACTION: "VERIFICATION_ACTION",
};

/**
 * Reads the settings from environment variables and the file that `ROOTGATE_CONFIG` names, and secret ones from the files that `_FILE`
 * variables name. Empty variables count as absent. Throws an Error that lists every problem.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const all = Object.entries(readSecretFiles(readConfigFile(env)));
  const present = Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ""));
  const renamed = Object.entries(newNames).filter(([old]) => old in present);
  if (renamed.length > 0)
    throw new Error(`Settings: ${renamed.map(([old, name]) => `${old} is now named ${name}`).join("; ")}`);
  const parsed = settingsSchema.safeParse(present, { error: describeIssue });
  if (!parsed.success) throw new Error(`Settings: ${parsed.error.issues.map(printIssue).join("; ")}`);
  const missing = findMissing(parsed.data);
  if (missing.length > 0) throw new Error(`Settings: ${missing.join("; ")}`);
  return parsed.data;
}

function findMissing(settings: Settings): string[] {
  const missing: string[] = [];
  if (settings.MODE === "production" && !settings.MASTER_SECRET)
    missing.push("MASTER_SECRET is required in production");
  if (settings.MASTER_SECRET !== undefined && settings.MASTER_SECRET === settings.MASTER_SECRET_FALLBACK)
    missing.push("MASTER_SECRET_FALLBACK must differ from MASTER_SECRET: leave it out");
  if (settings.MODE === "production" && !settings.SMTP_URL)
    missing.push("SMTP_URL is required in production: without a mail server nobody can sign up");
  if (settings.MODE === "production" && isLoopback(/@([^@>\s]*)>?\s*$/.exec(settings.MAIL_FROM)?.[1] ?? "localhost"))
    missing.push("MAIL_FROM must have an e-mail address of your domain in production, such as no-reply@example.org");
  for (const name of settings.NETWORKS) {
    const variable = networkSetting(name, "NODE_URL");
    if (!settings[variable] && !usesDevchain(settings))
      missing.push(`${variable} is required for ${name} (or leave ${name} out of NETWORKS, or set DEVCHAIN=true)`);
  }
  return missing;
}

/** A problem with its setting's name; the place within a list is left out. */
function printIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length > 1 ? `${String(path[0])}: each value ${message}` : `${String(path[0])} ${message}`;
}
