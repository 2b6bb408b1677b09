import { MerklePatriciaTrie, type MPTOpts } from "@ethereumjs/mpt";
import { Account } from "@ethereumjs/util";
import type { ForkedState } from "./forked-state.js";

/** The key of a mark in a storage trie that has remote storage below it: its value is the address. A slot's key has 32 bytes. */
const mark = new TextEncoder().encode("forked");
/** RLP of nothing: a slot that was set to zero. */
const zero = Uint8Array.of(0x80);

/** Accounts: those of the fork's own state, and below them the remote ones. A deleted account stays as an empty one, to hide the remote one. */
export class ForkedAccounts extends MerklePatriciaTrie {
  readonly #options: MPTOpts;
  readonly #below: ForkedState;

  constructor(options: MPTOpts, below: ForkedState) {
    super(options);
    this.#options = options;
    this.#below = below;
  }

  override async get(address: Uint8Array, throwIfMissing?: boolean): Promise<Uint8Array | null> {
    const own = await super.get(address, throwIfMissing);
    if (own) return own;
    const below = await this.#below.account(address);
    return below.length === 0 ? null : below;
  }

  override async del(address: Uint8Array): Promise<void> {
    await this.put(address, new Account().serialize());
  }

  /** A trie for an account's storage, whose root is yet to be set. */
  override shallowCopy(): MerklePatriciaTrie {
    return new ForkedStorage(this.#options, this.#below);
  }
}

/** The storage of one account: its own slots, and where it is marked the remote ones below. A slot set to zero hides the remote one. */
class ForkedStorage extends MerklePatriciaTrie {
  readonly #below: ForkedState;

  constructor(options: MPTOpts, below: ForkedState) {
    super(options);
    this.#below = below;
  }

  override async get(slot: Uint8Array, throwIfMissing?: boolean): Promise<Uint8Array | null> {
    const own = await super.get(slot, throwIfMissing);
    if (own) return own;
    const address = await super.get(mark);
    return address && this.#below.storage(address, slot);
  }

  override async del(slot: Uint8Array): Promise<void> {
    if (await super.get(mark)) await this.put(slot, zero);
    else await super.del(slot);
  }
}

/** Marks an empty storage trie as a remote contract's; resolves to its root. */
export async function markStorage(trie: MerklePatriciaTrie, address: Uint8Array): Promise<Uint8Array> {
  await trie.put(mark, address);
  return trie.root();
}
