import { createThrottles } from "../../../src/http/throttles.js";

describe("throttles", () => {
  it("refuse the try past the last, per account, and say how long to wait", async () => {
    const throttles = createThrottles();
    const spend = (index: number, account = "ada@example.org") =>
      throttles.spend("signUp", { ip: `198.51.100.${index}`, account });
    for (let index = 0; index < 5; index++) expect(await spend(index)).toBe(0);

    expect(await spend(5)).toBeGreaterThan(3_590);
    expect(await spend(6, "Ada@Example.ORG")).toBeGreaterThan(0);
    expect(await spend(7, "bob@example.org")).toBe(0);
    await throttles.forgive("signUp", "ADA@example.org");
    expect(await spend(8)).toBe(0);
  });

  it("refuse the try past the last, per address, whatever the account", async () => {
    const throttles = createThrottles();
    const spend = (index: number, ip: string) =>
      throttles.spend("reset", { ip, account: `person-${index}@example.org` });
    for (let index = 0; index < 20; index++) expect(await spend(index, "198.51.100.1")).toBe(0);

    expect(await spend(20, "198.51.100.1")).toBeGreaterThan(0);
    expect(await spend(21, "198.51.100.2")).toBe(0);
  });

  it("take a caller's /64 for one address", async () => {
    const throttles = createThrottles();
    const addresses = ["2001:db8::1", "2001:db8:0:0:1:2:3:4", "2001:db8:0:0::", "2001:db8::ffff:0:0:5"];
    for (let index = 0; index < 20; index++)
      expect(await throttles.spend("reset", { ip: addresses[index % addresses.length] as string })).toBe(0);

    expect(await throttles.spend("reset", { ip: "2001:db8::9" })).toBeGreaterThan(0);
    expect(await throttles.spend("reset", { ip: "2001:db8:0:1::9" })).toBe(0);
  });

  it("count each thing by itself", async () => {
    const throttles = createThrottles();
    for (let index = 0; index < 6; index++) await throttles.spend("signUp", { ip: "::1", account: "a" });

    expect(await throttles.spend("logIn", { ip: "::1", account: "a" })).toBe(0);
  });
});
