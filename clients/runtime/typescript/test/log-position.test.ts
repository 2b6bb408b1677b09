import { createLogPosition } from "../src/socket/position.js";

const [parentHash, hash, blockHash] = [`0x${"a".repeat(64)}`, `0x${"b".repeat(64)}`, `0x${"b".repeat(64)}`];
const log = (logIndex: string, removed = false) => ({ blockHash, logIndex, removed });

it("logs resume with the one after the last that came", () => {
  const position = createLogPosition(parentHash);
  position.onEvent(log("0x9"));
  expect(position.point).toEqual({ blockHash, logIndex: "0xa" });
});

it("logs resume with the one that was removed last", () => {
  const position = createLogPosition(parentHash);
  position.onEvent(log("0x9", true));
  expect(position.point).toEqual({ blockHash, logIndex: "0x9" });
});

it("logs resume below the newest block, whose logs are still to come", () => {
  const position = createLogPosition(undefined);
  position.onHead({ hash, parentHash });
  expect(position.point).toBe(parentHash);
});

it("a header that comes among the logs of its block repeats none of them", () => {
  const position = createLogPosition({ blockHash, logIndex: "0x3" });
  position.onHead({ hash, parentHash });
  expect(position.point).toEqual({ blockHash, logIndex: "0x3" });
  position.onEvent(log("0x3"));
  position.onHead({ hash, parentHash });
  expect(position.point).toEqual({ blockHash, logIndex: "0x4" });
});
