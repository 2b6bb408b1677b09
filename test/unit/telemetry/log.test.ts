import { createLog } from "../../../src/telemetry/log.js";

describe("the log", () => {
  it("has an error's message, code, stack and causes, and not what else it carries", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => lines.push(line) });
    const cause = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(ada@example.org)", code: "23505" });
    log.error({ err: Object.assign(new Error("sign-up failed", { cause }), { code: "ERR", row: "ada" }) }, "no");

    const { err } = JSON.parse(lines[0] ?? "") as { err: Record<string, string> };
    expect(Object.keys(err).toSorted()).toEqual(["code", "message", "stack", "type"]);
    expect(err).toMatchObject({ type: "Error", code: "ERR", message: "sign-up failed: duplicate key" });
    expect(err["stack"]).toContain("caused by: Error: duplicate key");
    expect(lines[0]).not.toContain("ada");
  });
});
