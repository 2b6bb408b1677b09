import { createHmac } from "node:crypto";
import { resignCookies } from "../../../src/accounts/auth-secrets.js";

const sign = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac("sha256", secret).update(value).digest("base64")}`);

const cookieOf = (headers: Headers) => headers.get("cookie");

describe("cookies that another master secret signed", () => {
  const resign = (cookie: string, ...secrets: [string, ...string[]]) =>
    cookieOf(resignCookies(new Headers({ cookie }), secrets));

  it.each(["rootgate.session_token", "__Secure-rootgate.two_factor"])("are signed again: %s", (name) => {
    const others = "theme=dark; rootgate.device=a.b";
    expect(resign(`${name}=${sign("t.o=k", "former")}; ${others}`, "current", "former")).toBe(
      `${name}=${sign("t.o=k", "current")}; ${others}`,
    );
  });

  it.each([
    ["signed with the current secret", `rootgate.session_token=${sign("token", "current")}`],
    ["signed with an unknown secret", `rootgate.session_token=${sign("token", "unknown")}`],
    ["of another program", `session_token=${sign("token", "former")}`],
    ["without a value", "rootgate.session_token"],
    ["without a signature", "rootgate.session_token=token"],
    ["with a signature of another value", `rootgate.session_token=x${sign("token", "former")}`],
    ["in no percent encoding", "rootgate.session_token=%zz"],
    ["none", ""],
  ])("stay as they are: %s", (_name, cookie) => {
    expect(resign(cookie, "current", "former")).toBe(cookie);
  });

  it("cost nothing without a fallback", () => {
    const headers = new Headers({ cookie: `rootgate.session_token=${sign("token", "former")}` });
    expect(resignCookies(headers, ["current"])).toBe(headers);
  });

  it("may be absent", () => {
    const headers = new Headers({ accept: "*/*" });
    expect(resignCookies(headers, ["current", "former"])).toBe(headers);
  });
});
