import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { lockFile } from "../../store/file-lock.js";
import type { SectionLink } from "./section.js";
import { FILE_SECTIONS, openSectionFile, type SectionFile } from "./section-file.js";
import type { SectionRows } from "./section-rows.js";

/** The index on disk: a folder of files, of which one process at a time writes and others read what it wrote. */
export interface SectionStore {
  /** Reads which sections there are, and takes over the writing where nobody else does it. */
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
  const files = new Map<number, SectionFile>();
  let links = new Map<number, SectionLink>();
  let unlock: (() => void) | undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });

  async function openFile(number: number): Promise<SectionFile> {
    const file = files.get(number) ?? (await openSectionFile(join(folder, `${number}.rows`), number));
    files.set(number, file);
    return file;
  }

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
      const found = new Map<number, SectionLink>();
      for (const name of await readdir(folder)) {
        const [, number] = fileName.exec(name) ?? [];
        if (number === undefined) continue;
        for (const [section, link] of await (await openFile(Number(number))).readEntries()) found.set(section, link);
      }
      links = found;
    },
    isWritable: () => unlock !== undefined,
    linkOf: (section) => links.get(section),
    fileOf: (section) => files.get(Math.floor(section / FILE_SECTIONS)),
    async write(section, rows, link) {
      const file = await openFile(Math.floor(section / FILE_SECTIONS));
      await file.write(section, rows, link);
      links.set(section, link);
    },
    async drop(section) {
      links.delete(section);
      await files.get(Math.floor(section / FILE_SECTIONS))?.drop(section);
    },
    async close() {
      await Promise.all([...files.values()].map((file) => file.close()));
      files.clear();
      unlock?.();
      unlock = undefined;
    },
  };
}
