import { describeFailure } from "../../../src/cli/describe-failure.js";

describe("a failure", () => {
  it("is described with its causes", () => {
    const root = new Error("connection refused");
    const failure = new Error("Cannot connect", { cause: new Error("the pool is broken", { cause: root }) });

    expect(describeFailure(failure)).toBe("Cannot connect: the pool is broken: connection refused");
  });

  it("names every address that was tried", () => {
    const cause = new AggregateError([
      new Error("connect ECONNREFUSED ::1:5432"),
      new Error("connect ECONNREFUSED 127.0.0.1:5432"),
    ]);

    expect(describeFailure(new Error("Cannot connect", { cause }))).toBe(
      "Cannot connect: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432",
    );
  });

  it("does not repeat a cause that its error quotes", () => {
    const cause = new Error("no such file");

    expect(describeFailure(new Error("Cannot open x: no such file", { cause }))).toBe("Cannot open x: no such file");
  });

  it("stays on one line, and is never empty", () => {
    expect(describeFailure(new Error("one\n  two"))).toBe("one two");
    expect(describeFailure(Object.assign(new Error(""), { code: "EPIPE" }))).toBe("EPIPE");
    expect(describeFailure(new TypeError(""))).toBe("TypeError");
    expect(describeFailure("a text")).toBe("a text");
  });
});
