import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveSecrets, type MasterSecrets } from "./derive-secret.js";

/** Secrets of the accounts library, which knows the first one only. */
export type AuthSecrets = readonly [current: string, ...fallbacks: string[]];

/** Derives the accounts library's secret from each master secret. */
export function deriveAuthSecrets(masterSecrets: MasterSecrets): AuthSecrets {
  const [current, ...fallbacks] = deriveSecrets(masterSecrets, "rootgate sessions");
  return [toText(current), ...fallbacks.map(toText)];
}

function toText(secret: Buffer): string {
  return secret.toString("base64url");
}

/** Begins the names of the library's cookies. */
export const cookiePrefix = "rootgate";

const cookieName = new RegExp(`^(__Secure-)?${cookiePrefix}\\.`);
/** A value and the base64 of its HMAC-SHA-256, in percent encoding. */
const signedValue = /^(.+)\.([\w+/]{43}=)$/s;

/** The headers, with cookies that were signed with a fallback secret signed with the current one. */
export function resignCookies(headers: Headers, [current, ...fallbacks]: AuthSecrets): Headers {
  const cookies = headers.get("cookie");
  if (fallbacks.length === 0 || cookies === null) return headers;
  const resigned = cookies.split(";").map((cookie) => {
    const [name = "", text = ""] = cookie.trim().split(/=(.*)/s);
    const [, value = "", signature = ""] = signedValue.exec(decode(text)) ?? [];
    if (!cookieName.test(name) || !fallbacks.some((secret) => isEqual(sign(value, secret), signature))) return cookie;
    return `${name}=${encodeURIComponent(`${value}.${sign(value, current)}`)}`;
  });
  const changed = new Headers(headers);
  changed.set("cookie", resigned.join(";"));
  return changed;
}

/** Signs a JSON Web Token again (HS256, RFC 7515), whose authenticity is known. */
export function resignToken(token: string, secret: string): string {
  const signed = token.slice(0, token.lastIndexOf("."));
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function sign(value: string, secret: string): string {
  return createHmac("sha256", secret).update(value).digest("base64");
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
