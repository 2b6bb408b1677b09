import { ClientFaults } from "../../../src/http/client-faults.js";
import { createManualClock } from "../../fakes/manual-clock.js";

it("counts each fault, and logs one line a minute with those since the last", () => {
  const clock = createManualClock();
  const [info, onFault] = [jest.fn(), jest.fn()];
  const faults = new ClientFaults({ log: { info }, clock, onFault });
  for (let fault = 0; fault < 1_000; fault++) faults.note("body_cut_short");
  clock.advance(59_999);
  faults.note("body_cut_short");
  const counts = () => info.mock.calls.map(([fields]) => (fields as { count: number }).count);
  expect(counts()).toEqual([1]);
  clock.advance(1);
  faults.note("body_cut_short");
  expect(counts()).toEqual([1, 1_001]);
  expect(onFault).toHaveBeenCalledTimes(1_002);
});
