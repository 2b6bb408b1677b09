import type { Settings } from "../config/settings.js";

/** Numbers of results that were refused, outvoted or not checked, by verdict. */
export type WrongResults = Readonly<Record<string, number>>;

const timeoutMs = 2_000;

/** Verdicts that say nothing against a node. */
const harmless: ReadonlySet<string> = new Set(["true", "dropped"]);

/**
 * Reads from the metrics of a service on this machine what was wrong with the results of its nodes. Returns a function that finds a
 * node's numbers; undefined if no service serves metrics.
 */
export async function readWrongResults(
  settings: Settings,
): Promise<((network: string, node: string) => WrongResults) | undefined> {
  const text = await readMetrics(settings.PORT);
  if (text === undefined) return undefined;
  const series = [...text.matchAll(/^rootgate_verifications_total\{(.+)\} (\d+)$/gm)].map(([, labels = "", count]) => ({
    ...Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    count: Number(count),
  })) as readonly { network: string; upstream: string; verdict: string; count: number }[];
  return (network, node) => {
    const own = series.filter((one) => one.network === network && one.upstream === node && !harmless.has(one.verdict));
    return Object.fromEntries(own.map(({ verdict, count }) => [verdict, count]));
  };
}

async function readMetrics(port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
