import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { lockFile } from "../store/file-lock.js";
import { fileSections, openSectionFile, type SectionFile } from "./section-file.js";
import type { SectionRows } from "./section-rows.js";
import type { SectionLink } from "./section.js";

/** The index on disk: a folder of files, of which one process at a time writes and others read what it wrote. */
export interface SectionStore {
  /** Reads the list of sections, and takes the write lock if it is free. */
  reload(): Promise<void>;
  isWritable(): boolean;
  /** As of the last `reload`, and what was written since. */
  linkOf(section: number): SectionLink | undefined;
  /** The file of a section that is there. */
  fileOf(section: number): SectionFile | undefined;
  write(section: number, rows: SectionRows, link: SectionLink): Promise<void>;
  drop(section: number): Promise<void>;
  close(): Promise<void>;
}

const fileName = /^(\d+)\.rows$/;

/** Opens the index in a folder, which is made when there is none. */
export async function openSectionStore(folder: string): Promise<SectionStore> {
  const files = new SectionFiles(folder);
  let links = new Map<number, SectionLink>();
  let unlock: (() => void) | undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });

  function tryLock(): void {
    try {
      unlock ??= lockFile(join(folder, "lock"));
    } catch {
      // Another process writes; this one reads.
    }
  }

  return {
    async reload() {
      tryLock();
      links = await files.readLinks();
    },
    isWritable: () => unlock !== undefined,
    linkOf: (section) => links.get(section),
    fileOf: (section) => files.known(section),
    async write(section, rows, link) {
      const file = await files.open(section);
      await file.write(section, rows, link);
      links.set(section, link);
    },
    async drop(section) {
      links.delete(section);
      await files.known(section)?.drop(section);
    },
    async close() {
      await files.close();
      unlock?.();
      unlock = undefined;
    },
  };
}

/** The open files of a folder, by number. */
class SectionFiles {
  readonly #folder: string;
  readonly #files = new Map<number, SectionFile>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  known(section: number): SectionFile | undefined {
    return this.#files.get(Math.floor(section / fileSections));
  }

  open(section: number): Promise<SectionFile> {
    return this.#openNumber(Math.floor(section / fileSections));
  }

  /** The links of all sections in the folder's files. */
  async readLinks(): Promise<Map<number, SectionLink>> {
    const links = new Map<number, SectionLink>();
    for (const name of await readdir(this.#folder)) {
      const [, number] = fileName.exec(name) ?? [];
      if (number === undefined) continue;
      const file = await this.#openNumber(Number(number));
      for (const [section, link] of await file.readEntries()) links.set(section, link);
    }
    return links;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => file.close()));
    this.#files.clear();
  }

  async #openNumber(number: number): Promise<SectionFile> {
    const path = join(this.#folder, `${number}.rows`);
    const file = this.#files.get(number) ?? (await openSectionFile(path, number));
    this.#files.set(number, file);
    return file;
  }
}
