import type { PlaceGrant } from "../../../src/limits/other-workers.js";
import { LimitDesk } from "../../../src/workers/limit-desk.js";

function createWorker() {
  const grants: PlaceGrant[] = [];
  return { grants, postRate: () => undefined, postPlaces: (grant: PlaceGrant) => void grants.push(grant) };
}

it("lends more places at once after a change to more", () => {
  const desk = new LimitDesk(2, () => 0);
  const worker = createWorker();
  desk.takePlaces(worker, { userId: "u", asked: 5, given: 0 });
  expect(worker.grants).toEqual([{ userId: "u", granted: 2, isWanted: true }]);
  desk.resize(4);
  expect(worker.grants[1]).toMatchObject({ granted: 2, isWanted: true });
  desk.resize(5);
  expect(worker.grants[2]).toMatchObject({ granted: 1, isWanted: false });
});

it("lends none after a change to fewer until as many have been given back, and then no more than that", () => {
  const desk = new LimitDesk(3, () => 0);
  const worker = createWorker();
  desk.takePlaces(worker, { userId: "u", asked: 3, given: 0 });
  desk.resize(1);
  worker.grants.length = 0;
  desk.takePlaces(worker, { userId: "u", asked: 2, given: 2 });
  expect(worker.grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(0);
  desk.takePlaces(worker, { userId: "u", asked: 0, given: 1 });
  expect(worker.grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(1);
});

it("uses the new number for users that it doesn't know yet", () => {
  const desk = new LimitDesk(1, () => 0);
  desk.resize(3);
  const worker = createWorker();
  desk.takePlaces(worker, { userId: "new", asked: 4, given: 0 });
  expect(worker.grants).toEqual([{ userId: "new", granted: 3, isWanted: true }]);
});
