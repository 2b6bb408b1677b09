import { givenBaseUrlOf } from "../../config/network-settings.js";
import { networkNames } from "../../config/network-table.js";
import { baseUrlsOf, publicUrlOf } from "../../config/public-urls.js";
import type { Settings } from "../../config/settings.js";
import { requestIdHeader } from "../../telemetry/request-id.js";
import { type Finding, failed, inspect, ok, skipped } from "./finding.js";

const timeoutMs = 10_000;

/** Whether the public URLs lead to a running service, as seen from this machine. */
export async function checkUrls(settings: Settings): Promise<Finding[]> {
  const given = [settings.PUBLIC_URL, ...networkNames.map((name) => givenBaseUrlOf(settings, name))];
  if (given.every((url) => url === undefined))
    return inspect("public URLs", async () => [skipped("none are set: the service is for this machine")]);
  const urls = new Set([publicUrlOf(settings), ...Object.values(baseUrlsOf(settings))]);
  const found = await Promise.all([...urls].map((url) => inspect("public URLs", () => checkUrl(url))));
  return found.flat();
}

async function checkUrl(url: string) {
  const response = await fetch(`${url}/healthz`, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  if (response.status !== 200) return [failed(`${url}/healthz responds with status ${response.status}`)];
  if (!response.headers.has(requestIdHeader)) return [failed(`${url}/healthz is served by another program`)];
  return [ok(`${url} leads to a running service`)];
}
