/** The activation block of each upgrade that changed Rootstock's block headers; absent if it was never activated. */
export interface ForkHeights {
  /** Merkle proofs are lists of hashes and not part of the block's hash. */
  readonly rskip92?: number;
  /** `hashForMergedMining` contains fork detection data. */
  readonly rskip110?: number;
  /** One more header field, always empty so far. */
  readonly umm?: number;
  /** Merkle proofs have at most 30 hashes. */
  readonly rskip180?: number;
  /** Header version 1. */
  readonly rskip351?: number;
  /** Header version 2. */
  readonly rskip535?: number;
  /** No other upgrade was activated up to this block; later blocks may follow unknown rules. */
  readonly certainTo: number;
}

/** A blockchain that nodes serve. */
export interface Chain {
  /** EIP-155 chain ID, also the network ID. */
  readonly id: number;
  /** Name for wallets. */
  readonly name: string;
  /** URL of a block explorer. */
  readonly explorerUrl?: string;
  /** Undefined if unknown: block hashes are then not verified. */
  readonly forks?: ForkHeights;
}

const nothingCertain = -1;

/** Chains known by name. Block numbers: RSKj 9.0.3 (orchid, wasabi, papyrus, iris, reed 8.1 and vetiver upgrades). */
export const chains = {
  mainnet: {
    id: 30,
    name: "Rootstock Mainnet",
    explorerUrl: "https://explorer.rootstock.io",
    forks: { rskip92: 729_000, rskip110: 1_591_000, umm: 2_392_700, rskip180: 3_614_800, certainTo: 9_000_000 },
  },
  testnet: {
    id: 31,
    name: "Rootstock Testnet",
    explorerUrl: "https://explorer.testnet.rootstock.io",
    forks: {
      rskip92: 0,
      rskip110: 0,
      umm: 863_000,
      rskip180: 2_060_500,
      rskip351: 7_139_600,
      rskip535: 7_604_200,
      certainTo: 7_604_200,
    },
  },
  // Newer RSKj versions activate their upgrades on regtest from block 0.
  regtest: {
    id: 33,
    name: "Rootstock Regtest",
    forks: { rskip92: 0, rskip110: 0, umm: 1, rskip180: 0, rskip351: 1, rskip535: 1, certainTo: nothingCertain },
  },
} as const satisfies Readonly<Record<string, Chain>>;

/** A chain that needs no description. */
export type KnownChain = keyof typeof chains;

const forkNames = ["rskip92", "rskip110", "umm", "rskip180", "rskip351", "rskip535"] as const;
const optionNames: readonly string[] = ["id", "name", ...forkNames];

/**
 * Parses a chain: a known name (`mainnet`, `testnet`, `regtest`) or a private chain, such as
 * `id=7357&name=Acme&rskip92=0&rskip110=0&umm=1&rskip180=0&rskip351=1`. Omitted upgrades were never activated; without any, block
 * hashes are not verified. Throws an Error that says what is wrong.
 */
export function parseChain(text: string): Chain {
  if (Object.hasOwn(chains, text)) return chains[text as KnownChain];
  const options = new URLSearchParams(text);
  if (!options.has("id"))
    throw new Error(`must be ${Object.keys(chains).join(", ")}, or a private chain as in id=7357&name=Acme&rskip92=0`);
  for (const name of options.keys())
    if (!optionNames.includes(name))
      throw new Error(`has an unknown option ${name}; there are ${optionNames.join(", ")}`);
  const id = readWhole(options, "id", 1);
  const heights = forkNames.flatMap((name) =>
    options.has(name) ? [[name, readWhole(options, name, 0)] as const] : [],
  );
  return {
    id,
    name: options.get("name") || `Chain ${id}`,
    ...(heights.length > 0 && { forks: { ...Object.fromEntries(heights), certainTo: nothingCertain } }),
  };
}

function readWhole(options: URLSearchParams, name: string, least: number): number {
  const text = options.get(name) ?? "";
  const value = Number(text);
  if (options.getAll(name).length > 1) throw new Error(`has ${name} more than once`);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new Error(`${name} must be a whole number from ${least}`);
  return value;
}
