import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import type { Change } from "../spec-diff/change.js";
import { printChanges } from "../spec-diff/changelog.js";
import { diffDocuments } from "../spec-diff/diff-documents.js";
import { renderMarkdown } from "./render-markdown.js";

/** A version of the API, and what it changes for callers. */
export interface ApiVersion {
  readonly version: string;
  readonly isReleased: boolean;
  /** The day of its release, such as 2026-11-22, if it is known. */
  readonly date: string | undefined;
  /** Undefined for the first version. */
  readonly changes: readonly Change[] | undefined;
}

/** The released versions below the project's folder `root`, and the one of `document`; newest first. */
export async function readApiVersions(root: string, document: OpenRpcDocument): Promise<ApiVersion[]> {
  const released = await readReleased(join(root, "docs/released"));
  const isReleased = released.some(({ info }) => info.version === document.info.version);
  const dates = readDates(await readFile(join(root, "CHANGELOG.md"), "utf8"));
  const documents = isReleased ? released : [...released, document];
  const versions = documents.map((now, index) => {
    const old = documents[index - 1];
    const changes = old && diffDocuments({ old, new: now }).filter(({ impact }) => impact !== "editorial");
    const { version } = now.info;
    return { version, isReleased: released.includes(now), date: dates.get(version), changes };
  });
  return versions.toReversed();
}

/** The days of releases by version, as `npm run release` writes them. */
function readDates(changelog: string): ReadonlyMap<string, string> {
  const entries = changelog.matchAll(/^## (\S+)\n\nReleased on (\d{4}-\d\d-\d\d)\.$/gm);
  return new Map(Array.from(entries, ([, version = "", date = ""]) => [version, date]));
}

async function readReleased(folder: string): Promise<OpenRpcDocument[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const ordered = names.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return Promise.all(
    ordered.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as OpenRpcDocument),
  );
}

/** The versions as Markdown, for the page; `methods` have pages, which their names link to. */
export function printApiVersions(versions: readonly ApiVersion[], methods: ReadonlySet<string>): string {
  return versions
    .map((it) => [`## ${it.version}`, ...stateOf(it), textOf(it)].join("\n\n"))
    .join("\n")
    .replaceAll(/`(\w+)`/g, (code, name: string) => (methods.has(name) ? `[${code}](${name}.md)` : code));
}

function stateOf({ isReleased, date }: ApiVersion): string[] {
  if (date !== undefined) return [`Released on ${date}.`];
  return isReleased ? [] : ["Not released yet."];
}

function textOf({ changes }: ApiVersion): string {
  return changes ? printChanges(changes).replaceAll(/^### (.+) of the API$/gm, "### $1") : "The first version.\n";
}

/** The released versions as an Atom feed (RFC 4287). */
export function printApiFeed(versions: readonly ApiVersion[], origin: string): string {
  const page = `${origin}/docs/api-changes`;
  const entries = versions.flatMap((it) => {
    const { version, date } = it;
    if (date === undefined) return [];
    const { html } = renderMarkdown(textOf(it));
    const link = `${page}#${version.replaceAll(".", "")}`;
    return [
      `  <entry>
    <id>${link}</id>
    <title>API ${version}</title>
    <link href="${link}"/>
    <updated>${date}T00:00:00Z</updated>
    <content type="html">${escapeXml(html)}</content>
  </entry>
`,
    ];
  });
  const [newest] = versions.flatMap(({ date }) => date ?? []);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${page}</id>
  <title>rootgate: API changes</title>
  <author><name>rootgate</name></author>
  <link href="${page}"/>
  <link rel="self" href="${page}.xml"/>
  <updated>${newest ?? "1970-01-01"}T00:00:00Z</updated>
${entries.join("")}</feed>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
