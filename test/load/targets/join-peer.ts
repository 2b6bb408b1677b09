import { setTimeout as sleep } from "node:timers/promises";
import { cases } from "../cases.js";
import { checkResponses } from "../measure/measure-case.js";
import { findListeningPids } from "./listening-pids.js";
import type { Target } from "./target.js";

const attempts = 60;
const betweenMs = 500;

/** Splits "name=url". @throws if it is not that. */
export function readPeer(text: string): { readonly name: string; readonly url: string } {
  const [, name = "", url = ""] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!URL.canParse(url)) throw new Error(`--peer ${text}: expected name=url, such as proxyd=http://127.0.0.1:8085/`);
  return { name, url };
}

/** A program that somebody has started in front of the upstream. Waits until it responds, since it may check its node's health first. */
export async function joinPeer(text: string): Promise<Target> {
  const { name, url } = readPeer(text);
  const [first] = cases;
  for (let attempt = 1; ; attempt++) {
    try {
      await checkResponses(first as (typeof cases)[number], url);
      const { hostname, port, protocol } = new URL(url);
      const isHere = /^(127\.|localhost$|\[::1\]$)/.test(hostname);
      const pids = isHere ? findListeningPids(Number(port) || (protocol === "https:" ? 443 : 80)) : [];
      return { name, kind: "peer", url, pids };
    } catch (error) {
      if (attempt === attempts) throw new Error(`${name} does not respond`, { cause: error });
      await sleep(betweenMs);
    }
  }
}
