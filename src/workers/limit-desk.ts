import type { PlaceAsk, PlaceGrant, RateAsk, RateReply } from "../limits/other-workers.js";
import { createRate } from "../limits/rate.js";

/** A worker process, as the desk sees it. */
export interface DeskWorker {
  postRate(reply: RateReply): void;
  postPlaces(grant: PlaceGrant): void;
}

interface Places {
  free: number;
  readonly held: Map<DeskWorker, number>;
  /** Places that workers wait for, in the order of their asking. */
  readonly waiting: Map<DeskWorker, number>;
}

/** Shares the limits of users and API keys among the workers of this machine, in the primary process. */
export class LimitDesk {
  readonly #places = new Map<string, Places>();
  readonly #rate: ReturnType<typeof createRate>;
  #lent: number;

  /** `lentPlaces`: a user's running calls, without the places that workers have of their own. */
  constructor(lentPlaces: number, elapsedMs: () => number) {
    this.#lent = lentPlaces;
    this.#rate = createRate(elapsedMs);
  }

  /** Changes how many places there are. What is lent beyond them is missing until it is given back. */
  resize(lentPlaces: number): void {
    const added = lentPlaces - this.#lent;
    this.#lent = lentPlaces;
    for (const [userId, places] of this.#places) {
      places.free += added;
      this.#settle(userId, { wasWanted: places.waiting.size > 0 });
    }
  }

  takeRate(worker: DeskWorker, { id, perSecond, count }: RateAsk): void {
    for (let granted = 0; granted < count; granted++) {
      const retryAfterMs = this.#rate.take(id, perSecond);
      if (retryAfterMs > 0) return worker.postRate({ id, granted, retryAfterMs });
    }
    worker.postRate({ id, granted: count, retryAfterMs: 0 });
  }

  takePlaces(worker: DeskWorker, { userId, asked, given }: PlaceAsk): void {
    const places = this.#placesOf(userId);
    const wasWanted = places.waiting.size > 0;
    this.#return(places, worker, given);
    if (asked > 0) places.waiting.set(worker, (places.waiting.get(worker) ?? 0) + asked);
    this.#settle(userId, { wasWanted, asker: asked > 0 ? worker : undefined });
  }

  /** Grants what is free, and tells workers when that changes whether places are wanted. */
  #settle(userId: string, { wasWanted, asker }: { wasWanted: boolean; asker?: DeskWorker | undefined }): void {
    const places = this.#placesOf(userId);
    const told = this.#grant(places);
    const isWanted = places.waiting.size > 0;
    if (asker && !told.has(asker)) told.set(asker, 0);
    if (isWanted !== wasWanted) for (const holder of places.held.keys()) if (!told.has(holder)) told.set(holder, 0);
    for (const [each, count] of told) each.postPlaces({ userId, granted: count, isWanted });
    if (places.held.size === 0 && !isWanted) this.#places.delete(userId);
  }

  /** A worker process has ended: its places are free. */
  remove(worker: DeskWorker): void {
    for (const [userId, places] of this.#places) {
      const wasWanted = places.waiting.size > 0;
      places.waiting.delete(worker);
      this.#return(places, worker, places.held.get(worker) ?? 0);
      this.#settle(userId, { wasWanted });
    }
  }

  #placesOf(userId: string): Places {
    const known = this.#places.get(userId);
    if (known) return known;
    const places = { free: this.#lent, held: new Map(), waiting: new Map() };
    this.#places.set(userId, places);
    return places;
  }

  #return(places: Places, worker: DeskWorker, given: number): void {
    const held = (places.held.get(worker) ?? 0) - given;
    places.free += given;
    if (held > 0) places.held.set(worker, held);
    else places.held.delete(worker);
  }

  #grant(places: Places): Map<DeskWorker, number> {
    const granted = new Map<DeskWorker, number>();
    for (const [worker, asked] of places.waiting) {
      if (places.free <= 0) break;
      const count = Math.min(asked, places.free);
      places.free -= count;
      places.held.set(worker, (places.held.get(worker) ?? 0) + count);
      granted.set(worker, count);
      if (count === asked) places.waiting.delete(worker);
      else places.waiting.set(worker, asked - count);
    }
    return granted;
  }
}
