import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So many tries in so many seconds. */
interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

interface Throttle {
  readonly perIp: Allowance;
  readonly perAccount: Allowance;
}

const minute = 60;
const hour = 60 * minute;

/**
 * How often something may be tried from one address, and for one account (an e-mail address, existing or not, or a user). They
 * count in this process's memory: several processes together allow that many times as much.
 */
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

export function createThrottles(): Throttles {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [name, { perIp, perAccount }] of Object.entries(throttles)) {
    limiters.set(`${name}:ip`, new RateLimiterMemory({ points: perIp.tries, duration: perIp.seconds }));
    limiters.set(`${name}:account`, new RateLimiterMemory({ points: perAccount.tries, duration: perAccount.seconds }));
  }
  const consume = async (limiter: string, key: string): Promise<number> => {
    try {
      await limiters.get(limiter)?.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  };
  return {
    async spend(name, { ip, account }) {
      const waitSeconds = await consume(`${name}:ip`, networkOf(ip));
      if (waitSeconds > 0 || account === undefined) return waitSeconds;
      return consume(`${name}:account`, account.toLowerCase());
    },
    async forgive(name, account) {
      await limiters.get(`${name}:account`)?.delete(account.toLowerCase());
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
