import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { endpointOf } from "../generator/endpoint.js";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import { printApiVersions, readApiVersions } from "./api-changes.js";
import { exampleEndpoint } from "./example-endpoint.js";
import { factsOfMethods } from "./method-facts.js";
import { type OutlineGroup, outlineOf, type PageSource } from "./outline.js";
import type { Page } from "./page.js";
import { fillPlaceholders } from "./placeholders.js";
import { printSnippets } from "./print-snippets.js";

/**
 * Reads every page of the outline below the project's folder `root`, in reading order. Placeholders are filled in from `document`, the
 * snippets from their files, and the endpoint of examples.
 */
export async function readPages(root: string, document: OpenRpcDocument): Promise<Page[]> {
  const outline = outlineOf(document.methods.map(({ name }) => name));
  const snippets = printSnippets(root);
  const facts = factsOfMethods(document);
  const versions = await readApiVersions(root, document);
  const names = namesByFile(outline);
  const entries = outline.flatMap(({ title, pages }) =>
    Object.entries(pages).map(([name, source]) => ({ name, group: title, source })),
  );
  return Promise.all(
    entries.map(async ({ name, group, source }) => {
      const template = await readSource(root, source);
      const text = fillPlaceholders(template, document)
        .replaceAll(endpointOf(document), exampleEndpoint)
        .replace("<!-- snippets -->", () => snippets)
        .replace("<!-- api changes -->", () =>
          printApiVersions(versions, new Set(document.methods.map(({ name }) => name))),
        );
      const [, title = name] = /^# (.+)$/m.exec(text) ?? [];
      const method = facts.get(name);
      const markdown = linkByName(linkPictures(text, source), names);
      const page = {
        name,
        group,
        title: title.replaceAll("`", ""),
        markdown,
        pictures: await readPictures(root, markdown),
      };
      return method ? { ...page, method } : page;
    }),
  );
}

/** The source's text without the comment on its top. */
async function readSource(root: string, { file }: PageSource): Promise<string> {
  return (await readFile(join(root, file), "utf8")).replace(/^<!--.*-->\n+/, "");
}

const picture = /!\[[^\]]*\]\(([^)\s]+\.svg)\)/g;

/** Pictures have the same path in the URL as in the project. */
function linkPictures(markdown: string, { file }: PageSource): string {
  return markdown.replaceAll(picture, (whole, target: string) =>
    whole.replace(`(${target})`, () => `(/${join(dirname(file), target)})`),
  );
}

async function readPictures(root: string, markdown: string): Promise<ReadonlyMap<string, string>> {
  const paths = [...markdown.matchAll(picture)].map(([, path = ""]) => path);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}

/** Pages by the end of their file's path, which is what links to them end in. */
function namesByFile(outline: readonly OutlineGroup[]): ReadonlyMap<string, string> {
  const sources = outline.flatMap(({ pages }) => Object.entries(pages));
  return new Map(sources.map(([name, { file }]) => [endOf(file), name]));
}

/** A file's name; since many folders have a README, it is named with its folder. */
function endOf(path: string): string {
  const name = basename(path);
  return name === "README.md" ? join(basename(dirname(path)), name) : name;
}

/** Links between the files of the repository become links between pages; links to what is no page become their text. */
function linkByName(markdown: string, names: ReadonlyMap<string, string>): string {
  return markdown.replaceAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (whole, text: string, target: string) => {
    if (/^(?:[a-z]+:|\/|#)/.test(target)) return whole;
    const [file = "", anchor] = target.split("#");
    const name = names.get(endOf(file));
    return name === undefined ? text : `[${text}](${name}.md${anchor === undefined ? "" : `#${anchor}`})`;
  });
}
