import { onReload } from "../../../src/workers/on-reload.js";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Reloads that end when they are told to. */
function createReload() {
  const ends: (() => void)[] = [];
  const reload = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { reload, end: () => ends.shift()?.() };
}

it("reloads at SIGUSR2, and in production at SIGHUP, until it is ended", async () => {
  for (const [MODE, signal] of [
    ["development", "SIGUSR2"],
    ["production", "SIGUSR2"],
    ["production", "SIGHUP"],
  ] as const) {
    const { reload } = createReload();
    const stop = onReload({ MODE }, reload);
    process.emit(signal);
    await nextTurn();
    stop();
    process.emit(signal);
    await nextTurn();
    expect(reload).toHaveBeenCalledTimes(1);
  }
});

it("leaves SIGHUP to the terminal in development", () => {
  const before = process.listenerCount("SIGHUP");
  const stop = onReload({ MODE: "development" }, createReload().reload);
  expect(process.listenerCount("SIGHUP")).toBe(before);
  stop();
});
