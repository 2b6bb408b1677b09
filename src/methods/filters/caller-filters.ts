import { limits } from "../../../generated/limits.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { FilterStore } from "./filter-store.js";
import { lastPosition, readSent } from "./sent-transactions.js";
import type { FilterContent, FilterCreator, StoredFilter } from "./stored-filter.js";

/** A caller as filters know it. */
export interface FilterCaller extends FilterCreator {
  /** Contracts that its API key may reach, in lower case; none: all. */
  readonly contracts?: ReadonlySet<string> | undefined;
}

/** A guess: when the user removes other filters is unknown. */
const retryAfterMs = 1_000;

/** The filters that a caller may use. */
export class CallerFilters {
  readonly #store: FilterStore;
  readonly #caller: FilterCaller;

  constructor(store: FilterStore, caller: FilterCaller) {
    this.#store = store;
    this.#caller = caller;
  }

  /** Throws RateLimited when the user has too many, InvalidParams when the params are too long to be kept. */
  async create(content: FilterContent): Promise<`0x${string}`> {
    const { filterMaxBytes, filtersPerUser } = limits;
    if (content.kind === "logs" && JSON.stringify(content.criteria).length > filterMaxBytes)
      throw new RpcError("InvalidParams", `filter must have at most ${filterMaxBytes} bytes`, {
        data: { param: "filter" },
      });
    const id = await this.#store.add(this.#caller, content);
    if (id !== undefined) return id;
    const message = `a user can have ${filtersPerUser} filters: remove one by eth_uninstallFilter`;
    throw new RpcError("RateLimited", message, { data: { retryAfterMs } });
  }

  /** @throws RpcError CallRejected if there is none, Forbidden if the API key may not reach its contracts */
  async find(id: string): Promise<StoredFilter> {
    const filter = await this.#store.find(this.#caller, id);
    if (!filter) throw filterNotFound();
    if (this.#mayReach(filter)) return filter;
    if (filter.keyId !== this.#caller.keyId)
      throw new RpcError("Forbidden", "this key may only reach the contracts on its allow-list");
    // It was created while this process did not know of a change of the key's list, which removes filters.
    await this.remove(filter.id);
    throw filterNotFound();
  }

  touch(filter: StoredFilter): Promise<void> {
    return this.#store.touch(filter);
  }

  move(filter: StoredFilter, state: FilterContent["state"]): Promise<boolean> {
    return this.#store.move(filter, state);
  }

  remove(id: string): Promise<boolean> {
    return this.#store.remove(this.#caller, id);
  }

  /** The position of the transaction that was sent last. */
  lastSent(): Promise<number> {
    return lastPosition(this.#store, this.#caller.network);
  }

  /** The transactions that were sent after a position, in order. */
  readSent(after: number): ReturnType<typeof readSent> {
    return readSent(this.#store, this.#caller.network, after);
  }

  /** The filter may have been created with another key of the user. */
  #mayReach(filter: StoredFilter): boolean {
    const { contracts } = this.#caller;
    if (!contracts?.size || filter.kind !== "logs") return true;
    const addresses = [filter.criteria.address ?? []].flat();
    return addresses.length > 0 && addresses.every((address) => contracts.has(address));
  }
}

/** RSKj's error for an unknown filter; libraries create a new one then. */
export function filterNotFound(detail = ""): RpcError {
  return new RpcError("CallRejected", `filter not found${detail}`);
}
