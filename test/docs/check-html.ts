import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";

const themeScript = readFileSync(join(__dirname, "../../dist/web/theme.js"), "utf8");

/** Whether a page has scripts or styles inside that the content policy forbids: data is no script. */
export function hasInlineCode(html: string): boolean {
  const rest = html.replace(`<script>${themeScript}</script>`, "");
  return /<script(?![^>]* (?:src|type="application\/json")=?)|<style|\sstyle="|\son\w+="/.test(rest);
}

/** What a page links to and loads. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
}

/** Checks by the HTML standard, or also by what is good style where we write the HTML ourselves. */
type Rules = "standard" | "recommended";

/** What is not valid in pages, a line for each problem. */
export async function findInvalidHtml(
  pages: readonly (readonly [path: string, html: string])[],
  rules: Rules,
): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: [`html-validate:${rules}`],
    // Headings such as “0.2.0” and “10,000 connections” begin with digits, which the standard allows.
    rules: { "valid-id": ["error", { relaxed: true }] },
  });
  const problems: string[] = [];
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      problems.push(...messages.map(({ ruleId, message, line }) => `${path}:${line} ${message} (${ruleId})`));
  }
  return problems;
}
