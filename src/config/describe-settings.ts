import { readConfigFile } from "./config-file.js";
import { networkSetting } from "./network-settings.js";
import { networkNames } from "./network-table.js";
import { networksOf } from "./networks.js";
import { baseUrlsOf, publicUrlOf } from "./public-urls.js";
import { readSettings } from "./read-settings.js";
import { hideRedisPasswords } from "./redis-address.js";
import { readSecretFiles } from "./secret-files.js";
import type { Hidden } from "./setting-types.js";
import { type Settings, servesMetrics, settingsSchema, usesDevchain } from "./settings.js";
import { webhookPlacesOf } from "./webhooks.js";
import { workerCountOf } from "./workers.js";

/** A setting's effective value, with secrets hidden. */
export interface DescribedSetting {
  readonly name: string;
  /** Null if it has no value. */
  readonly value: string | number | boolean | null;
  readonly source: "environment" | "file" | "default";
}

/** All settings in this environment, with their sources. Throws an Error that lists every problem. */
export function describeSettings(env: Readonly<Record<string, string | undefined>>): DescribedSetting[] {
  const settings = readSettings(env);
  const derived = derivedDefaults(settings);
  const filled = readSecretFiles(readConfigFile(env));
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const given = filled[name];
    if (!given) return { name, value: plain(settings[name as keyof Settings] ?? derived[name]), source: "default" };
    const hidden = schema.meta()?.["hidden"] as Hidden | undefined;
    const value = hidden ? hideSecrets(given, hidden) : (plain(settings[name as keyof Settings]) ?? given);
    return { name, value, source: env[name] ? "environment" : "file" };
  });
}

/** Defaults that depend on other settings. */
function derivedDefaults(settings: Settings): Readonly<Record<string, string | number | boolean | undefined>> {
  const networks = networksOf(settings);
  const urls = baseUrlsOf(settings);
  return {
    ...Object.fromEntries(networkNames.map((name) => [networkSetting(name, "BASE_URL"), urls[name]])),
    PUBLIC_URL: publicUrlOf(settings),
    WORKERS: workerCountOf(settings),
    ...Object.fromEntries(networkNames.map((name) => [networkSetting(name, "CHAIN"), networks[name].chain.name])),
    DEVCHAIN: usesDevchain(settings),
    METRICS: servesMetrics(settings),
    WEBHOOKS: webhookPlacesOf(settings),
  };
}

/** Null for a value that is not text, a number, a boolean or a list of texts. */
function plain(value: unknown): string | number | boolean | null {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value.join(",") : null;
}

const mask = "***";

function hideSecrets(text: string, hidden: Hidden): string {
  if (hidden === "all") return mask;
  if (hidden === "password") return hidePassword(new URL(text));
  if (hidden === "passwords") return hideRedisPasswords(text, mask);
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => hideAfterHost(new URL(part)))
    .join(",");
}

function hidePassword(url: URL): string {
  if (url.password) url.password = mask;
  return url.href.replace(/\?[^#]*/, `?${mask}`);
}

/** Node options in the fragment are shown. */
function hideAfterHost({ protocol, host, username, pathname, search, hash }: URL): string {
  const user = username ? `${mask}@` : "";
  const path = pathname === "/" && !search ? "" : `/${mask}`;
  const options = [...new URLSearchParams(hash.slice(1))].map(
    ([name, value]) => `${name}=${name === "ws" ? hideAfterHost(new URL(value)) : value}`,
  );
  return `${protocol}//${user}${host}${path}${options.length > 0 ? `#${options.join("&")}` : ""}`;
}
