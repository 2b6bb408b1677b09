const shown = 8;

/** `text` with all but the beginning of the key in it hidden. */
export function maskKey(text: string, key: string): string {
  return text.replaceAll(key, `${key.slice(0, shown)}••••`);
}
