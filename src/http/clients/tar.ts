import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** A file of a package. */
export interface PackedFile {
  /** With `/` between folders, at most 255 bytes. */
  readonly name: string;
  readonly body: Buffer;
  readonly isProgram?: boolean;
}

const blockBytes = 512;
/** The time that npm gives to files of packages: the same files make the same bytes. */
const modifiedSeconds = 499_162_500;

/** A gzipped tar archive in the ustar format (POSIX.1-1988), as `npm pack` makes it: files in a folder `package`. */
export function packTarball(files: readonly PackedFile[]): Promise<Buffer> {
  const blocks = files.flatMap(({ name, body, isProgram = false }) => [
    makeHeader(`package/${name}`, body.length, isProgram),
    body,
    Buffer.alloc((blockBytes - (body.length % blockBytes)) % blockBytes),
  ]);
  return promisify(gzip)(Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]), { level: 9 });
}

function makeHeader(path: string, bytes: number, isProgram: boolean): Buffer {
  const [prefix, name] = splitPath(path);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(number(isProgram ? 0o755 : 0o644, 7), 100);
  header.write(number(0, 7), 108);
  header.write(number(0, 7), 116);
  header.write(number(bytes, 11), 124);
  header.write(number(modifiedSeconds, 11), 136);
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Octal digits, as all numbers of the format. */
function number(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, "0")}\0`;
}

/** The format has 100 bytes for the end of a path and 155 for the folders before it. */
function splitPath(path: string): readonly [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ["", path];
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1))
    if (at <= 155 && Buffer.byteLength(path.slice(at + 1)) <= 100) return [path.slice(0, at), path.slice(at + 1)];
  throw new Error(`the path is too long for a package: ${path}`);
}
