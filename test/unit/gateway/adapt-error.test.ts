import { createAdaptError } from "../../../src/gateway/adapt-error.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";

function setUp() {
  const reported: [unknown, string | undefined][] = [];
  const adaptError = createAdaptError((error, { requestId, method }) => {
    reported.push([error, method]);
    return requestId;
  });
  return { adaptError, reported };
}

const callTo = (methodName: string) => ({ methodName, exchange: { requestId: "an-id" } });

it("hands on an error that the method declares", () => {
  const { adaptError, reported } = setUp();
  const error = new RpcError("CallRejected", "out of gas");

  expect(adaptError(error, callTo("eth_call"))).toBe(error);
  expect(reported).toEqual([]);
});

it("makes InternalError of one that it does not declare, and has it logged under the id that the caller sees", () => {
  const { adaptError, reported } = setUp();
  const error = new RpcError("CallRejected", "the node's own words");

  expect(adaptError(error, callTo("eth_gasPrice"))).toMatchObject({
    code: -32603,
    message: "Internal error",
    data: { reason: "internal", requestId: "an-id" },
  });
  const cause = new Error("eth_gasPrice does not declare CallRejected", { cause: error });
  expect(reported).toEqual([[cause, "eth_gasPrice"]]);
});

it("puts the id into the message where data means a revert", () => {
  const { adaptError } = setUp();

  expect(adaptError(new RpcError("TransactionRejected"), callTo("eth_call"))).toMatchObject({
    code: -32603,
    message: "Internal error (request id an-id)",
    data: undefined,
  });
});

it("leaves errors of what is no method alone", () => {
  const { adaptError } = setUp();
  const error = new RpcError("MethodNotFound");

  expect(adaptError(error, callTo("constructor"))).toBe(error);
});

it("gives out no more of what is unexpected than an id, under which the log has it", () => {
  const { adaptError, reported } = setUp();
  const thrown = new TypeError("/srv/secret.ts: cannot read");

  const error = adaptError(thrown, callTo("eth_gasPrice"));

  expect(error).toMatchObject({ code: -32603, data: { reason: "internal", requestId: "an-id" } });
  expect(error.cause).toBeUndefined();
  expect(reported).toEqual([[thrown, "eth_gasPrice"]]);
});
