import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import type { ShippedPackage } from "./read-shipped.js";

/** The day (UTC) on which each version was published, by package and version. */
export type PublishDates = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Malicious versions were withdrawn within hours or days of their publication. */
const minAgeDays = 7;

const file = "scripts/packages/publish-dates.json";
const dayMs = 86_400_000;
const run = promisify(execFile);

export function readPublishDates(): PublishDates {
  return JSON.parse(readFileSync(file, "utf8")) as PublishDates;
}

/** What is wrong between the packages and the list: each has to be in it, and it has nothing else. */
export function findListProblems(packages: readonly ShippedPackage[], dates: PublishDates): readonly string[] {
  const shipped = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const listed = new Set(
    Object.entries(dates).flatMap(([name, versions]) => Object.keys(versions).map((version) => `${name}@${version}`)),
  );
  return [
    ...[...shipped].filter((version) => !listed.has(version)).map((version) => `${version} is not listed`),
    ...[...listed]
      .filter((version) => !shipped.has(version))
      .map((version) => `${version} is listed, but not installed`),
  ];
}

/**
 * Updates the list: asks the registry for versions that it lacks.
 * @throws Error if the registry does not know one, or it is younger than a week.
 */
export async function updatePublishDates(packages: readonly ShippedPackage[], nowMs: number): Promise<void> {
  const known = readPublishDates();
  const dates: Record<string, Record<string, string>> = {};
  const sorted = packages.toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
  for (const { name, version } of sorted)
    (dates[name] ??= {})[version] = known[name]?.[version] ?? (await askPublishDate(name, version, nowMs));
  writeFileSync(file, `${JSON.stringify(dates, undefined, 2)}\n`);
}

async function askPublishDate(name: string, version: string, nowMs: number): Promise<string> {
  const { stdout } = await run("npm", ["view", name, "time", "--json"]);
  const published = (JSON.parse(stdout) as Readonly<Record<string, string>>)[version];
  if (published === undefined) throw new Error(`the registry has no ${name}@${version}`);
  if (nowMs - Date.parse(published) < minAgeDays * dayMs)
    throw new Error(`${name}@${version} was published less than ${minAgeDays} days ago: ${published}`);
  return published.slice(0, 10);
}
