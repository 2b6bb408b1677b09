import { subnetOf } from "./client-address.js";
import type { Allowance, Counter, CreateCounter } from "./throttle-counters.js";

/**
 * How often something may be tried. Where there are several allowances all have to be kept: the more tries have failed, the
 * longer the wait. An account is an e-mail, existing or not.
 */
interface Throttle {
  /** For one account from one client address; and, apart from all others, with one device that has logged in to it before. */
  readonly perPair: readonly Allowance[];
  readonly perAddress: readonly Allowance[];
  /** For one account with all devices that are new to it: guesses from many addresses. */
  readonly perAccount: readonly Allowance[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const guesses: Throttle = {
  perPair: [
    { tries: 5, seconds: minute },
    { tries: 20, seconds: hour },
    { tries: 50, seconds: day },
  ],
  perAddress: [
    { tries: 50, seconds: 15 * minute },
    { tries: 500, seconds: day },
  ],
  // The most that NIST SP 800-63B (5.2.2) permits.
  perAccount: [{ tries: 100, seconds: day }],
};

/** No longer than a mail's link works: whoever uses up the mails of an hour has sent the owner a working link. */
const mails: Throttle = {
  perPair: [{ tries: 5, seconds: hour }],
  perAddress: [{ tries: 20, seconds: hour }],
  perAccount: [{ tries: 10, seconds: hour }],
};

const throttles = {
  logIn: guesses,
  /** Passwords and codes asked for again, by somebody who is logged in or half-way so. */
  confirmation: guesses,
  signUp: mails,
  reset: mails,
  verification: mails,
  /** Sends mails to any e-mail, and takes a password: as few as of mails are enough for both. */
  emailChange: mails,
  faucet: {
    perPair: [{ tries: 5, seconds: minute }],
    perAddress: [{ tries: 20, seconds: minute }],
    perAccount: [{ tries: 5, seconds: minute }],
  },
} as const satisfies Record<string, Throttle>;

export type ThrottleName = keyof typeof throttles;

/** Whose try it is. */
export interface Tried {
  readonly ip: string;
  readonly account?: string | undefined;
  /** The id of the device, where the account was logged in with it before: what strangers try does not hold it up. */
  readonly device?: string | undefined;
}

export interface Throttles {
  /** Counts a try. 0: go ahead; else the seconds to wait. */
  spend(name: ThrottleName, tried: Tried): Promise<number>;
  /** After a success: forgets what was tried for the account from this address, or with this device. */
  forgive(name: ThrottleName, tried: Tried): Promise<void>;
}

export function createThrottles(createCounter: CreateCounter): Throttles {
  const countersOf = Object.fromEntries(
    Object.entries(throttles).map(([name, throttle]) => [name, createCounters(createCounter, name, throttle)]),
  ) as Readonly<Record<ThrottleName, Counters>>;
  return {
    async spend(name, { ip, account, device }) {
      const { pair, known, address, all } = countersOf[name];
      if (account === undefined) return spend(address, subnetOf(ip));
      if (device !== undefined) return spend(known, device);
      // First what is the narrowest: what it refuses does not count further on.
      return (
        (await spend(pair, pairOf(ip, account))) ||
        (await spend(address, subnetOf(ip))) ||
        (await spend(all, account.toLowerCase()))
      );
    },
    async forgive(name, { ip, account, device }) {
      const { pair, known } = countersOf[name];
      if (account !== undefined) for (const counter of pair) await counter.forgive(pairOf(ip, account));
      if (device !== undefined) for (const counter of known) await counter.forgive(device);
    },
  };
}

type Counters = Readonly<Record<"pair" | "known" | "address" | "all", readonly Counter[]>>;

function createCounters(createCounter: CreateCounter, name: string, throttle: Throttle): Counters {
  const of = (whose: string, allowances: readonly Allowance[]) =>
    allowances.map((allowance) => createCounter(`${name}:${whose}:${allowance.seconds}`, allowance));
  const { perPair, perAddress, perAccount } = throttle;
  return {
    pair: of("pair", perPair),
    known: of("device", perPair),
    address: of("address", perAddress),
    all: of("account", perAccount),
  };
}

/** 0, or how long the first of these counters that refuses makes one wait. */
async function spend(counters: readonly Counter[], key: string): Promise<number> {
  for (const counter of counters) {
    const waitSeconds = await counter.spend(key);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}

function pairOf(ip: string, account: string): string {
  return `${subnetOf(ip)} ${account.toLowerCase()}`;
}
