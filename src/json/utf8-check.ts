import { isUtf8 } from "node:buffer";

const nothing = Buffer.alloc(0);

/** Checks that bytes that arrive in chunks are UTF-8; characters may lie across chunks. */
export class Utf8Check {
  /** The beginning of a character, at most three bytes. */
  #begun = nothing;

  /** @throws Error for invalid bytes. */
  take(chunk: Uint8Array): void {
    const missing = this.#begun.length === 0 ? 0 : lengthOf(this.#begun[0] as number) - this.#begun.length;
    const joined = Buffer.concat([this.#begun, chunk.subarray(0, missing)]);
    if (chunk.length < missing) {
      this.#begun = joined;
      return;
    }
    const end = chunk.length - begunBytes(chunk.subarray(missing));
    if (!isUtf8(joined) || !isUtf8(chunk.subarray(missing, end))) throw notUtf8();
    this.#begun = Buffer.from(chunk.subarray(end));
  }

  /** @throws Error when the last character is incomplete. */
  end(): void {
    if (this.#begun.length > 0) throw notUtf8();
  }
}

/** @throws Error for bytes that are not UTF-8. */
export function checkUtf8(bytes: Uint8Array): void {
  if (!isUtf8(bytes)) throw notUtf8();
}

function notUtf8(): Error {
  return new Error("the response is not UTF-8");
}

/** How many of the last bytes begin a character without completing it. */
function begunBytes(bytes: Uint8Array): number {
  for (let count = 1; count <= 3 && count <= bytes.length; count++) {
    const byte = bytes[bytes.length - count] as number;
    if (byte >= 0xc0) return lengthOf(byte) > count ? count : 0;
  }
  return 0;
}

/** The length of the character that a byte begins. */
function lengthOf(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
