const prefixLength = 8;

/** Part of a key's checksum, so that they say nothing of the rest. */
const lastLength = 4;

/** `text` with the key in it hidden but for its prefix and its last characters, by which its owner knows it again. */
export function maskKey(text: string, key: string): string {
  return text.replaceAll(key, `${key.slice(0, prefixLength)}••••${key.slice(-lastLength)}`);
}
