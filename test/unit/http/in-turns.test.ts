import type { IncomingMessage, ServerResponse } from "node:http";
import { inTurns } from "../../../src/http/in-turns.js";

const request = (url: string) => ({ url }) as IncomingMessage;
const response = (destroyed = false) => ({ destroyed }) as ServerResponse;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
/** The first letter of the URL stands for the client. */
const addressOf = ({ url = "" }: IncomingMessage): string => url.slice(0, 1);

describe("inTurns", () => {
  it("serves a client's requests in order, clients in turn, and what others do comes in between", async () => {
    const seen: string[] = [];
    const serve = inTurns(({ url = "" }) => {
      seen.push(url);
      const endMs = performance.now() + 3;
      while (performance.now() < endMs);
    }, addressOf);
    for (const url of ["a1", "a2", "a3", "b1"]) serve(request(url), response());
    expect(seen).toEqual(["a1"]);
    await nextTurn();
    seen.push("another");
    while (seen.length < 5) await nextTurn();

    expect(seen.filter((url) => /^a\d/.test(url))).toEqual(["a1", "a2", "a3"]);
    expect(seen.indexOf("b1")).toBeLessThan(seen.indexOf("a3"));
    expect(seen.indexOf("another")).toBeLessThan(seen.indexOf("a3"));
  });

  it("passes over a request whose connection is gone", async () => {
    const serve = jest.fn();
    const run = inTurns(serve, addressOf);
    run(request("gone"), response(true));
    run(request("there"), response());
    await nextTurn();
    await nextTurn();
    expect(serve.mock.calls).toEqual([[{ url: "there" }, { destroyed: false }]]);
  });
});
