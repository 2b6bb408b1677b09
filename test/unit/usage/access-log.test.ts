import { createAccessLog } from "../../../src/usage/access-log.js";
import { countedRequest } from "../../fakes/counted-request.js";

it("logs what a request was, whose, and what became of it", () => {
  const log = { info: jest.fn() };
  createAccessLog(1, { log })(countedRequest({ code: -32602, durationMs: 1.23456, message: "params[0] is missing" }));
  const fields = { requestId: "a-1", network: "testnet", userId: "u1", keyId: "k1", method: "eth_call" };
  expect(log.info.mock.calls).toEqual([[{ ...fields, code: -32602, ms: 1.23, from: "server" }, "request"]]);
});

it("logs a share of the requests", () => {
  const log = { info: jest.fn() };
  const draws = [0, 0.24, 0.25, 0.99];
  const logRequest = createAccessLog(0.25, { log, random: () => draws.shift() as number });
  for (let count = 0; count < 4; count++) logRequest(countedRequest());
  expect(log.info).toHaveBeenCalledTimes(2);
});
