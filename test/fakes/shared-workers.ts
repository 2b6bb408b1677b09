import type { OtherWorkers, PlaceGrant, PrimaryChannel, RateReply } from "../../src/limits/other-workers.js";
import { ownPlacesOf } from "../../src/limits/other-workers.js";
import { type DeskWorker, LimitDesk } from "../../src/workers/limit-desk.js";
import type { ManualClock } from "./manual-clock.js";

/** Workers and the primary process's desk, whose messages take a turn of the microtask queue each, or wait while it is held. */
export function createSharedWorkers(
  count: number,
  { maxRunning = 1, clock }: { maxRunning?: number; clock: ManualClock },
) {
  const lent = maxRunning - count * ownPlacesOf(maxRunning, count);
  const desk = new LimitDesk(lent, clock.elapsedMs);
  const held: (() => void)[] = [];
  const sent = { rates: 0, places: 0 };
  let isHeld = false;
  const later = (work: () => void): void => {
    if (isHeld) held.push(work);
    else queueMicrotask(work);
  };
  const workers = Array.from({ length: count }, () => {
    let onRate: (reply: RateReply) => void = () => undefined;
    let onPlaces: (grant: PlaceGrant) => void = () => undefined;
    const atDesk: DeskWorker = {
      postRate: (reply) => later(() => onRate(reply)),
      postPlaces: (grant) => later(() => onPlaces(grant)),
    };
    const rates: OtherWorkers["rates"] = {
      send(ask) {
        sent.rates++;
        later(() => desk.takeRate(atDesk, ask));
      },
      onReceive: (listener) => void (onRate = listener),
    };
    const places: PrimaryChannel<Parameters<LimitDesk["takePlaces"]>[1], PlaceGrant> = {
      send(ask) {
        sent.places++;
        later(() => desk.takePlaces(atDesk, ask));
      },
      onReceive: (listener) => void (onPlaces = listener),
    };
    const quotaFigures = (): never => {
      throw new Error("no quotas here");
    };
    const others: OtherWorkers = { count, rates, places, quotaFigures };
    return { others, end: () => desk.remove(atDesk) };
  });
  return {
    workers,
    sent,
    hold: () => void (isHeld = true),
    goOn: () => {
      isHeld = false;
      for (const work of held.splice(0)) work();
    },
  };
}
