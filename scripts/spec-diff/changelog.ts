import type { Change, Impact } from "./change.js";

const headings: Readonly<Record<Impact, string>> = {
  breaking: "Breaking changes",
  additive: "Additions",
  editorial: "Texts",
};
const maxTexts = 8;
const begin = "<!-- written by spec:diff -->";
const end = "<!-- end -->";

/** The changes of the API as Markdown: most important first, subjects of the same change together. */
export function printChanges(changes: readonly Change[]): string {
  const parts = (Object.keys(headings) as Impact[]).map((impact) => {
    const subjects = new Map<string, string[]>();
    for (const { subject, text } of changes.filter((change) => change.impact === impact))
      subjects.set(text, [...(subjects.get(text) ?? []), subject]);
    const lines = [...subjects].map(
      ([text, about]) => `- ${listOf(about, impact)} ${about.length > 1 ? pluralOf(text) : text}`,
    );
    return lines.length > 0 ? `### ${headings[impact]} of the API\n\n${lines.join("\n")}\n` : "";
  });
  return parts.filter((part) => part !== "").join("\n") || "The API is unchanged.\n";
}

const plurals: Readonly<Record<string, string>> = { is: "are", takes: "take", has: "have" };

/** What is said of several subjects. */
function pluralOf(text: string): string {
  return text.replace(/^\w+/, (verb) => plurals[verb] ?? verb);
}

/** What is only declared differently is named in part: nobody has to act on it. */
function listOf(subjects: readonly string[], impact: Impact): string {
  if (impact !== "editorial" || subjects.length <= maxTexts) return subjects.join(", ");
  return `${subjects.slice(0, maxTexts).join(", ")} and ${subjects.length - maxTexts} more`;
}

/**
 * A changelog with the entry of `version`: its part about the API is written again, what people wrote around it stays. A new entry
 * comes before the older ones.
 */
export function writeEntry(changelog: string, version: string, changes: readonly Change[]): string {
  const api = `${begin}\n\n${printChanges(changes)}\n${end}`;
  const heading = `## ${version}`;
  const [before = "", ...entries] = changelog.split(/^(?=## )/m);
  const index = entries.findIndex((entry) => entry.split("\n")[0] === heading);
  const own = entries[index];
  if (own === undefined) return [before, `${heading}\n\n${api}\n\n`, ...entries].join("");
  const [start, stop] = [own.indexOf(begin), own.indexOf(end)];
  const written =
    start === -1 || stop < start
      ? `${own.trimEnd()}\n\n${api}\n\n`
      : `${own.slice(0, start)}${api}${own.slice(stop + end.length)}`;
  return [before, ...entries.with(index, written)].join("");
}
