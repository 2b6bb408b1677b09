import type { IncomingMessage, ServerResponse } from "node:http";
import { inTurns } from "../../../src/http/in-turns.js";

const request = (url: string) => ({ url }) as IncomingMessage;
const response = (destroyed = false) => ({ destroyed }) as ServerResponse;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("inTurns", () => {
  it("serves in order, and what others do comes in between", async () => {
    const seen: string[] = [];
    const serve = inTurns(({ url = "" }) => {
      seen.push(url);
      const endMs = performance.now() + 3;
      while (performance.now() < endMs);
    });
    for (const url of ["a", "b", "c"]) serve(request(url), response());
    expect(seen).toEqual([]);
    await nextTurn();
    seen.push("another");
    for (let turn = 0; turn < 4; turn++) await nextTurn();

    expect(seen.filter((url) => url !== "another")).toEqual(["a", "b", "c"]);
    expect(seen.indexOf("another")).toBeLessThan(3);
  });

  it("passes over a request whose connection is gone", async () => {
    const serve = jest.fn();
    const run = inTurns(serve);
    run(request("gone"), response(true));
    run(request("there"), response());
    await nextTurn();
    expect(serve.mock.calls).toEqual([[{ url: "there" }, { destroyed: false }]]);
  });
});
