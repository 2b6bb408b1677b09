import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** The project's version as it was, and as it becomes. */
export interface VersionChange {
  readonly from: string;
  readonly to: string;
}

const form = /^\d+\.\d+\.\d+$/;

/** Where commands and names contain the version. */
const places = ["docs", "openrpc.json", "deploy/helm/Chart.yaml", "test/fixtures/malformed-bodies", ":!docs/released"];

/** A text with the new version in commands, package names, the document and the chart. Other projects' versions stay. */
export function replaceVersion(text: string, { from, to }: VersionChange): string {
  const escaped = from.replaceAll(".", "\\.");
  const named = new RegExp(`(rootgate[\\w@/.-]*[-/@]v?|^appVersion: |^    "version": ")${escaped}(?![\\d])`, "gm");
  return text.replaceAll(named, `$1${to}`);
}

/** The changelog with its first section released. @throws an Error where that is another version's, or released already */
export function dateChangelog(text: string, version: string, date: string): string {
  const [heading] = /^## .*$/m.exec(text) ?? [];
  const open = `## ${version}\n\nNot released yet.\n`;
  if (heading !== `## ${version}` || !text.includes(open))
    throw new Error(
      `not released: CHANGELOG.md must begin with a section "## ${version}" that says "Not released yet."`,
    );
  return text.replace(open, `## ${version}\n\nReleased on ${date}.\n`);
}

/**
 * Makes the checkout the release: its version everywhere, what is generated, the changelog with the changes of the API, a commit and a
 * tag. @throws an Error for a wrong version, an existing tag or a wrong changelog before anything has been changed; for a version that is too
 * small for the changes of the API after that, before the commit
 */
export function prepareRelease(to: string, date: string): void {
  if (!form.test(to)) throw new Error(`not released: ${to} is no version such as 0.3.0`);
  if (git("tag", "--list", `v${to}`) !== "") throw new Error(`not released: there is a tag v${to}`);
  const changelog = dateChangelog(readFileSync("CHANGELOG.md", "utf8"), to, date);
  const { version: from } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
  writeFileSync("CHANGELOG.md", changelog);
  npm("version", to, "--no-git-tag-version", "--allow-same-version");
  for (const path of git("ls-files", "--", ...places).split("\n")) {
    const before = readFileSync(path, "utf8");
    const after = replaceVersion(before, { from, to });
    if (after !== before) writeFileSync(path, after);
  }
  npm("run", "generate");
  npm("run", "spec:diff", "--", "docs/released", "openrpc.json", "--write", "CHANGELOG.md", "--keep");
  git("add", "docs/released");
  git("commit", "--all", "--message", `release: ${to}`);
  git("tag", "--annotate", `v${to}`, "--message", `rootgate ${to}`);
}

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
const npm = (...args: string[]): void => void execFileSync("npm", args, { stdio: "inherit" });
