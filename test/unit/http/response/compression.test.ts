import { availableParallelism } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "../../../../src/http/response/compression.js";

const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => Buffer.from(`piece ${index}, `.repeat(5_000)));

async function collect(compressed: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of compressed ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("compression", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("packs a body to %s that unpacks to the same", async (encoding, unpack) => {
    const plain = Buffer.concat(pieces(20));
    const packed = await collect(compress(pieces(20), encoding));
    expect(unpack(packed).equals(plain)).toBe(true);
    expect(packed.length).toBeLessThan(plain.length / 10);
  });

  it("ends the body's source when nobody wants the rest", async () => {
    let tellEnd = (): void => undefined;
    const ended = new Promise<void>((resolve) => (tellEnd = resolve));
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield crypto.getRandomValues(new Uint8Array(65_536));
      } finally {
        tellEnd();
      }
    }
    for await (const chunk of compress(endless(), "gzip") ?? []) if (chunk.length > 0) break;
    await expect(ended).resolves.toBeUndefined();
  });

  it("fails as its source does", async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("half");
      throw new Error("the node is gone");
    }
    await expect(collect(compress(failing(), "br"))).rejects.toThrow("the node is gone");
  });

  it("leaves a CPU to others: what comes besides is not compressed", async () => {
    const atWork = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => compress(pieces(1), "gzip"));
    const collected = atWork.map(collect);
    expect(atWork).not.toContain(undefined);
    expect(compress(pieces(1), "gzip")).toBeUndefined();

    await Promise.all(collected);
    expect(await collect(compress(pieces(1), "gzip"))).not.toHaveLength(0);
  });
});
