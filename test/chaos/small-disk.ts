import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system of its own, in memory, that can be filled. Making one takes root. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), "rootgate-disk-"));
  readonly #filler = join(this.folder, "filler");

  constructor(megabytes: number) {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", this.folder]);
  }

  /** Leaves no byte. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    try {
      writeFileSync(this.#filler, Buffer.alloc(bavail * bsize));
      for (;;) writeFileSync(this.#filler, Buffer.alloc(bsize), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }

  empty(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    execFileSync("umount", ["--lazy", this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
