import { subnetOf } from "./client-address.js";
import type { AttemptLimit, Counter, CreateCounter } from "./throttle-counters.js";

/**
 * Limits of attempts. All limits of an action apply: the more attempts fail, the longer the wait. An account is an e-mail,
 * registered or not.
 */
interface Throttle {
  /** For one account and client IP address; separately, with a device that has logged in to it before. */
  readonly perPair: readonly AttemptLimit[];
  readonly perAddress: readonly AttemptLimit[];
  /** For one account with all unknown devices: guesses from many IP addresses. And as many with all known ones. */
  readonly perAccount: readonly AttemptLimit[];
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
  // The maximum that NIST SP 800-63B (5.2.2) permits.
  perAccount: [{ tries: 100, seconds: day }],
};

/** No longer than a mail's link is valid: whoever uses up an hour's mails has sent the owner a valid link. */
const mails: Throttle = {
  perPair: [{ tries: 5, seconds: hour }],
  perAddress: [{ tries: 20, seconds: hour }],
  perAccount: [{ tries: 10, seconds: hour }],
};

/**
 * Per quarter of an hour, as long as a link is valid: whoever uses up the mails has sent the owner a valid one. At most eight an hour
 * for an account.
 */
const deviceLinks: Throttle = {
  perPair: [{ tries: 2, seconds: 15 * minute }],
  perAddress: [{ tries: 20, seconds: hour }],
  perAccount: [{ tries: 2, seconds: 15 * minute }],
};

const throttles = {
  logIn: guesses,
  /** Passwords and codes requested again, from a user who is logged in or about to be. */
  confirmation: guesses,
  signUp: mails,
  reset: mails,
  verification: mails,
  deviceLink: deviceLinks,
  /** Sends a mail to any e-mail, and verifies a password: the stricter limit of mails covers both. */
  emailChange: mails,
  /** Changes and rotations of a user's keys, which all processes have to read. Revoking a key is never refused. */
  keyChange: {
    perPair: [],
    perAddress: [],
    perAccount: [
      { tries: 10, seconds: minute },
      { tries: 300, seconds: day },
    ],
  },
  faucet: {
    perPair: [{ tries: 5, seconds: minute }],
    perAddress: [{ tries: 20, seconds: minute }],
    perAccount: [{ tries: 5, seconds: minute }],
  },
} as const satisfies Record<string, Throttle>;

export type ThrottleName = keyof typeof throttles;

/** Who makes the attempt. */
export interface Tried {
  readonly ip: string;
  readonly account?: string | undefined;
  /** The known device's ID, if the account was used with it before: attempts of strangers don't block it. */
  readonly device?: string | undefined;
}

export interface Throttles {
  /** Counts an attempt. 0 if it is allowed, else the seconds to wait. */
  countAttempt(name: ThrottleName, tried: Tried): Promise<number>;
  /** After a success: resets the attempts for the account from this IP address or device. */
  forgive(name: ThrottleName, tried: Tried): Promise<void>;
}

export function createThrottles(createCounter: CreateCounter): Throttles {
  const countersOf = Object.fromEntries(
    Object.entries(throttles).map(([name, throttle]) => [name, createCounters(createCounter, name, throttle)]),
  ) as Readonly<Record<ThrottleName, Counters>>;
  return {
    async countAttempt(name, { ip, account, device }) {
      const { pair, known, address, all, allKnown } = countersOf[name];
      if (account === undefined) return countIn(address, subnetOf(ip));
      // Whoever reads the owner's mails can make many devices known.
      if (device !== undefined)
        return (await countIn(known, device)) || (await countIn(allKnown, account.toLowerCase()));
      // Narrowest counter first: what it refuses is not counted by the others.
      return (
        (await countIn(pair, pairOf(ip, account))) ||
        (await countIn(address, subnetOf(ip))) ||
        (await countIn(all, account.toLowerCase()))
      );
    },
    async forgive(name, { ip, account, device }) {
      const { pair, known, allKnown } = countersOf[name];
      if (account === undefined) return;
      for (const counter of pair) await counter.forgive(pairOf(ip, account));
      if (device === undefined) return;
      for (const counter of known) await counter.forgive(device);
      for (const counter of allKnown) await counter.forgive(account.toLowerCase());
    },
  };
}

type Counters = Readonly<Record<"pair" | "known" | "address" | "all" | "allKnown", readonly Counter[]>>;

function createCounters(createCounter: CreateCounter, name: string, throttle: Throttle): Counters {
  const of = (whose: string, limits: readonly AttemptLimit[]) =>
    limits.map((limit) => createCounter(`${name}:${whose}:${limit.seconds}`, limit));
  const { perPair, perAddress, perAccount } = throttle;
  return {
    pair: of("pair", perPair),
    known: of("device", perPair),
    address: of("address", perAddress),
    all: of("account", perAccount),
    allKnown: of("devices", perAccount),
  };
}

/** 0, or the seconds to wait according to the first counter that refuses. */
async function countIn(counters: readonly Counter[], key: string): Promise<number> {
  for (const counter of counters) {
    const waitSeconds = await counter.count(key);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}

function pairOf(ip: string, account: string): string {
  return `${subnetOf(ip)} ${account.toLowerCase()}`;
}
