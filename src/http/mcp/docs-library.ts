import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocsUrls, fillInUrls } from "../docs-urls.js";
import type { FoundEntry } from "../search/search-index.js";

/** A page of the documentation, or a section of one. */
export interface FoundPage {
  readonly title: string;
  readonly url: string;
}

/** The built documentation, searched and read page by page. */
export interface DocsLibrary {
  /** What fits a query, best first. Rejects where it can't be searched now. */
  search(query: string): Promise<readonly FoundPage[]>;
  /** A page's Markdown by its URL, or its path such as `/docs/limits`; undefined where there is none. */
  read(page: string): string | undefined;
}

const pathForm = /^\/docs(?:\/(\w[\w-]*))?(?:\.md)?(?:#.*)?$/;

export interface DocsLibraryParts {
  /** The built site's. */
  readonly folder: string;
  readonly urls: DocsUrls;
  readonly find: (query: string) => Promise<readonly FoundEntry[]>;
}

/** Reads a page's file when it is asked for. */
export function openDocsLibrary({ folder, urls, find }: DocsLibraryParts): DocsLibrary {
  return {
    search: async (query) =>
      (await find(query)).map(({ id, page, title }) => ({
        title: title === page ? title : `${page}: ${title}`,
        url: `${urls.publicUrl}${id}`,
      })),
    read(page) {
      const path = page.startsWith(urls.publicUrl) ? page.slice(urls.publicUrl.length) : page;
      const found = pathForm.exec(path);
      const file = found && join(folder, found[1] === undefined ? "docs.md" : `docs/${found[1]}.md`);
      return file && existsSync(file) ? fillInUrls(readFileSync(file, "utf8"), urls) : undefined;
    },
  };
}
