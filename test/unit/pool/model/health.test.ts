import { createHealth, type Health } from "../../../../src/pool/model/health.js";

let time: number;
let health: Health;

beforeEach(() => {
  time = 0;
  health = createHealth(() => time);
});

function repeat(times: number, what: () => void): void {
  for (let count = 0; count < times; count++) what();
}

const good = () => health.recordProbe("good");
const fail = () => health.recordCall(false);

it("is out until it was probed, and in after one good probe", () => {
  expect(health.unavailableReason()).toBe("not probed yet");
  good();
  expect(health.unavailableReason()).toBeUndefined();
});

it.each(["unreachable", "lagging"] as const)("bears one probe that finds it %s, not two in a row", (problem) => {
  good();
  health.recordProbe(problem);
  expect(health.unavailableReason()).toBeUndefined();
  good();
  health.recordProbe(problem);
  expect(health.unavailableReason()).toBeUndefined();
  health.recordProbe(problem);
  expect(health.unavailableReason()).toBe(problem);
});

it.each(["wrong chain", "syncing"] as const)("is out at once when it is %s", (problem) => {
  good();
  health.recordProbe(problem);
  expect(health.unavailableReason()).toBe(problem);
});

it("is neither better nor worse for a slow probe", () => {
  good();
  repeat(5, () => health.recordProbe("slow"));
  expect(health.unavailableReason()).toBeUndefined();
  repeat(2, () => health.recordProbe("unreachable"));
  repeat(5, () => health.recordProbe("slow"));
  expect(health.unavailableReason()).toBe("unreachable");
});

it("is back after three good probes in a row", () => {
  good();
  health.recordProbe("syncing");
  repeat(2, good);
  health.recordProbe("unreachable");
  repeat(2, good);
  expect(health.unavailableReason()).toBe("unreachable");
  good();
  expect(health.unavailableReason()).toBeUndefined();
});

describe("calls that fail", () => {
  it("put it out after five in a row", () => {
    good();
    repeat(4, fail);
    health.recordCall(true);
    repeat(4, fail);
    expect(health.unavailableReason()).toBeUndefined();
    fail();
    expect(health.unavailableReason()).toBe("failing");
  });

  it("put it out when more than half of them do", () => {
    good();
    repeat(60, () => {
      repeat(3, fail);
      health.recordCall(true);
    });
    expect(health.unavailableReason()).toBe("failing");
  });

  it("leave it in while fewer do", () => {
    good();
    repeat(100, () => {
      fail();
      repeat(3, () => health.recordCall(true));
    });
    expect(health.unavailableReason()).toBeUndefined();
    expect(health.errorRate()).toBeLessThan(0.5);
  });

  it("keep it out for a time that doubles, however good the probes", () => {
    good();
    for (const cooldownMs of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      repeat(5, fail);
      time += cooldownMs - 1;
      repeat(10, good);
      expect(health.unavailableReason()).toBe("failing");
      time += 1;
      good();
      expect(health.unavailableReason()).toBeUndefined();
    }
  });

  it("are forgiven after five good minutes", () => {
    good();
    repeat(5, fail);
    time += 2_000;
    repeat(3, good);
    time += 300_001;
    repeat(5, fail);
    time += 2_000;
    repeat(3, good);
    expect(health.unavailableReason()).toBeUndefined();
  });
});

it("stays out for as long as it is distrusted", () => {
  good();
  health.distrust(1_000);
  repeat(5, good);
  expect(health.unavailableReason()).toBe("distrusted");
  time = 1_000;
  good();
  expect(health.unavailableReason()).toBeUndefined();
});
