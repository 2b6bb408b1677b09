import { createHmac } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.js";

/** What is sent where; `secret` is as the receiver was given it. */
export interface WebhookRequest {
  readonly url: string;
  readonly secret: string;
  /** Stays the same when it is sent again: receivers tell repetitions by it. */
  readonly id: string;
  readonly body: string;
}

/** Sends one request. Resolves with the receiver's HTTP status, which is a success from 200 to 299. @throws WebhookError */
export type SendWebhook = (request: WebhookRequest, signal: AbortSignal) => Promise<number>;

/** No response: the message says why, without the URL. */
export class WebhookError extends Error {}

export interface SendWebhookParts {
  /** Whether receivers may be at private addresses. */
  readonly allowsPrivate: boolean;
  readonly now: () => Date;
  readonly timeoutMs: number;
}

const dnsTimeoutMs = 3_000;

/**
 * Sends as Standard Webhooks 1.0 says: `webhook-signature` is an HMAC of the ID, the time and the body. The response is not read, and a
 * redirection not followed. The addresses of the host's name are checked, and the connection is to one of these.
 */
export function createSendWebhook({ allowsPrivate, now, timeoutMs }: SendWebhookParts): SendWebhook {
  return async ({ url, secret, id, body }, ending) => {
    const target = new URL(url);
    const lookup = createLookup(await findAddresses(target.hostname, allowsPrivate));
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "rootgate-webhooks",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": sign(secret, `${id}.${timestamp}.${body}`),
    };
    const signal = AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]);
    const request = target.protocol === "https:" ? requestHttps : requestHttp;
    return new Promise<number>((resolve, reject) => {
      const sent = request(target, { method: "POST", headers, lookup, signal, agent: false }, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sent.on("error", (error) => reject(new WebhookError(describe(error))));
      sent.end(body);
    });
  };
}

/** `v1,` and the HMAC-SHA256 in base64; the secret is `whsec_` and its bytes in base64. */
export function sign(secret: string, text: string): string {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", bytes).update(text).digest("base64")}`;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

/** The allowed addresses of a URL's host. @throws WebhookError when there are none */
async function findAddresses(hostname: string, allowsPrivate: boolean): Promise<readonly Address[]> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const all = isIP(host) === 0 ? await resolveName(host) : [host];
  if (all.length === 0) throw new WebhookError("the host's name has no address");
  const allowed = all.filter((address) => allowsPrivate || isPublicAddress(address));
  if (allowed.length === 0) throw new WebhookError("the host has no public address");
  return allowed.map((address) => ({ address, family: isIP(address) }));
}

/** Resolves a name without Node.js' thread pool, which a slow name server would block. */
async function resolveName(name: string): Promise<string[]> {
  // RFC 6761: it never leaves the machine.
  if (name === "localhost" || name.endsWith(".localhost")) return ["127.0.0.1", "::1"];
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
}

/** A lookup with a fixed result, so that the name is not resolved twice. */
function createLookup(addresses: readonly Address[]): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = addresses as readonly [Address];
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}

/** What to say of a failure, without addresses and URLs. */
function describe(error: Error & { code?: unknown }): string {
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no response in time";
  return typeof error.code === "string" ? `no connection (${error.code})` : "no connection";
}
