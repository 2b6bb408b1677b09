import { createReadiness, type ReadinessParts } from "../../src/readiness.js";

const stopping = { service: "is shutting down" };
let isStopping: boolean;
let check: jest.Mock<ReturnType<ReadinessParts["breaker"]["check"]>>;
let readiness: ReturnType<typeof createReadiness>;

beforeEach(() => {
  isStopping = false;
  check = jest.fn(async () => false);
  readiness = createReadiness({ isStopping: () => isStopping, breaker: { check }, nodes: {} });
});

it("finds no problem where every part answers", async () => {
  expect(await readiness()).toEqual({});
});

it("is over at once when the service is told to stop: no part is asked", async () => {
  isStopping = true;
  expect(await readiness()).toEqual(stopping);
  expect(check).not.toHaveBeenCalled();
});

it("is over for a probe that was under way", async () => {
  check.mockImplementation(async () => !(isStopping = true));
  expect(await readiness()).toEqual(stopping);
});
