import { findRefusal } from "../../../src/http/read-body.js";

const json = "application/json";

describe("findRefusal", () => {
  it.each([
    [{}],
    [{ "content-type": "" }],
    [{ "content-type": json }],
    [{ "content-type": "APPLICATION/JSON ; charset=latin1" }],
    [{ "content-type": "application/json-rpc" }],
    [{ "content-type": json, "content-encoding": "" }],
    [{ "content-type": json, "content-encoding": " Identity " }],
  ])("takes %j", (headers) => {
    expect(findRefusal(headers)).toBeUndefined();
  });

  it.each([
    [{ "content-type": "text/plain" }, "the content type must be application/json"],
    [{ "content-type": "application/json-seq" }, "the content type must be application/json"],
    [{ "content-type": "text/plain", "content-encoding": "gzip" }, "the content type must be application/json"],
    [{ "content-encoding": "gzip" }, "the body must not be compressed"],
    [{ "content-type": json, "content-encoding": "identity, br" }, "the body must not be compressed"],
  ])("refuses %j with 415: %s", (headers, message) => {
    expect(findRefusal(headers)).toMatchObject({ status: 415, code: -32600, message });
  });
});
