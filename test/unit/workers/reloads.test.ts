import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendCommand } from "../../../src/command-socket.js";
import { askForReload, createReloads, serveReload } from "../../../src/workers/reloads.js";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

it("reloads once more for all that is asked for during a reload, and never twice at a time", async () => {
  const ends: (() => void)[] = [];
  const reload = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const ask = createReloads(reload);
  const first = ask();
  await nextTurn();
  const others = [ask(), ask(), ask()];
  await nextTurn();
  expect(reload).toHaveBeenCalledTimes(1);
  ends.shift()?.();
  await first;
  await nextTurn();
  expect(reload).toHaveBeenCalledTimes(2);
  ends.shift()?.();
  await Promise.all(others);
  await nextTurn();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("reloads after one that failed, whose failure its asker gets", async () => {
  const reload = jest.fn().mockRejectedValueOnce(new Error("PORT needs a restart")).mockResolvedValueOnce(undefined);
  const ask = createReloads(reload);
  const failing = ask();
  await expect(failing).rejects.toThrow("PORT needs a restart");
  await expect(ask()).resolves.toBeUndefined();
});

describe("by the socket", () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), "reload-")), PORT: 8545 };
  const log = { warn: jest.fn() };
  afterAll(() => rmSync(settings.DATA_DIR, { recursive: true }));

  it("tells how it went, of this port's service, until that is closed", async () => {
    const reload = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("HOST needs a restart"));
    const socket = await serveReload(settings, { reload, log });
    await expect(askForReload(settings)).resolves.toBeUndefined();
    await expect(askForReload(settings)).rejects.toThrow("HOST needs a restart");
    await expect(askForReload({ ...settings, PORT: 8546 })).rejects.toThrow("ENOENT");
    await expect(sendCommand(join(settings.DATA_DIR, "service-8545.control"), "stop")).rejects.toThrow("only command");
    expect(reload).toHaveBeenCalledTimes(2);
    await socket?.close();
    await expect(askForReload(settings)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  it("says so where there can be none", async () => {
    const nowhere = { ...settings, DATA_DIR: join(settings.DATA_DIR, "absent") };
    expect(await serveReload(nowhere, { reload: async () => {}, log })).toBeUndefined();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
