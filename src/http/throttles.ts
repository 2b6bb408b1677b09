import { isIPv6 } from "node:net";
import type { Allowance, CreateCounter } from "./throttle-counters.js";

interface Throttle {
  readonly perIp: Allowance;
  readonly perAccount: Allowance;
}

const minute = 60;
const hour = 60 * minute;

/** How often something may be tried from one client address, and for one account (an e-mail, existing or not, or a user). */
const throttles = {
  logIn: { perIp: { tries: 50, seconds: 15 * minute }, perAccount: { tries: 10, seconds: 15 * minute } },
  signUp: { perIp: { tries: 20, seconds: hour }, perAccount: { tries: 5, seconds: hour } },
  reset: { perIp: { tries: 20, seconds: hour }, perAccount: { tries: 5, seconds: hour } },
  verification: { perIp: { tries: 20, seconds: hour }, perAccount: { tries: 5, seconds: hour } },
  /** Passwords and codes asked for again, by somebody who is logged in or half-way so. */
  confirmation: { perIp: { tries: 50, seconds: 15 * minute }, perAccount: { tries: 10, seconds: 15 * minute } },
  faucet: { perIp: { tries: 20, seconds: minute }, perAccount: { tries: 5, seconds: minute } },
} as const satisfies Record<string, Throttle>;

export type ThrottleName = keyof typeof throttles;

/** Whose try it is. */
export interface Tried {
  readonly ip: string;
  readonly account?: string | undefined;
}

export interface Throttles {
  /** Counts a try. 0: go ahead; else the seconds to wait. */
  spend(name: ThrottleName, tried: Tried): Promise<number>;
  /** After a success: what was tried for the account before no longer counts. */
  forgive(name: ThrottleName, account: string): Promise<void>;
}

export function createThrottles(createCounter: CreateCounter): Throttles {
  const counters = Object.entries(throttles).map(([name, { perIp, perAccount }]) => {
    const counter = {
      ofIp: createCounter(`${name}:ip`, perIp),
      ofAccount: createCounter(`${name}:account`, perAccount),
    };
    return [name, counter] as const;
  });
  const counterOf = Object.fromEntries(counters) as Readonly<Record<ThrottleName, (typeof counters)[number][1]>>;
  return {
    async spend(name, { ip, account }) {
      const { ofIp, ofAccount } = counterOf[name];
      const waitSeconds = await ofIp.spend(networkOf(ip));
      if (waitSeconds > 0 || account === undefined) return waitSeconds;
      return ofAccount.spend(account.toLowerCase());
    },
    async forgive(name, account) {
      await counterOf[name].ofAccount.forgive(account.toLowerCase());
    },
  };
}

/** An IPv6 caller has a whole /64 to choose addresses from: it counts as one. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":");
  const rest = tail?.split(":") ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
