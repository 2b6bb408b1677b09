/** What generated code, or its language, already calls something. */
const reserved: ReadonlySet<string> = new Set(
  `any array calloptions client clientoptions connectionerror dataclass date error errorof extract false function hex literal map
  mapping methodname methods none notimplemented null number object omit outcomes outcomesof promise readonly record root rpcerror
  rpcerrorname rpcerrors rpcmethods rpcnotifications rpcresultcases sequence set string symbol true typealias typedclient undefined`.split(
    /\s+/,
  ),
);

/** Names that are each given once, whatever their letter case and what stands between their words. */
export class Names {
  readonly #taken = new Set<string>();

  /** `name`, or with a number behind it where that is taken. */
  take(name: string): string {
    for (let count = 1; ; count++) {
      const unique = count === 1 ? name : `${name}${count}`;
      const key = unique.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return unique;
    }
  }
}

/**
 * Names that generators for languages may write in their own way, as camelCase or snake_case: each begins with a letter, and none is
 * another one in another way of writing.
 */
export function codeNames(texts: readonly string[]): string[] {
  const names = new Names();
  return texts.map((text) => names.take(/^[^A-Za-z0-9]*[A-Za-z]/.test(text) ? text : `n${text}`));
}

/** A name LikeThis, for a type: of "block number or tag", `BLOCK_NUMBER` or `api.Block`. */
export function typeNameOf(text: string, fallback: string): string {
  const words = firstWords(text.normalize("NFKD"));
  // A short word in capitals is an abbreviation.
  const isShouted = words.every((word) => word === word.toUpperCase()) && words.join("").length > 4;
  const name = words
    .map((word) => word.charAt(0).toUpperCase() + (isShouted ? word.slice(1).toLowerCase() : word.slice(1)))
    .join("");
  if (name === "" || /^[0-9]/.test(name)) return `${fallback}${name}`;
  return reserved.has(name.toLowerCase()) ? `${name}Value` : name;
}

/** The words of a text, of letters and digits, as far as they make a name. */
export function firstWords(text: string, maxLetters = 60): string[] {
  const words = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  let letters = 0;
  return words.filter((word, index) => (letters += word.length) <= maxLetters || index === 0);
}

/** Identifiers for texts, in their order, each given once: `eth_call` as it is, `Filecoin.Add` as `Filecoin_Add`. */
export function identifiersOf(texts: readonly string[]): string[] {
  const names = new Names();
  return texts.map((text) => {
    const name = text.replaceAll(/[^A-Za-z0-9_]+/g, "_");
    return names.take(/^[A-Za-z_]/.test(name) ? name : `_${name}`);
  });
}
