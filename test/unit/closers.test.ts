import { Closers } from "../../src/closers.js";

const open = async (name: string): Promise<string> => name;

it("closes what was opened and added, the last first, and only once", async () => {
  const closed: string[] = [];
  const closers = new Closers();
  const close = (name: string): number => closed.push(name);
  expect(await closers.open(open("first"), close)).toBe("first");
  closers.add(() => close("second"));
  await closers.open(open("third"), close);

  await closers.close();
  await closers.close();
  expect(closed).toEqual(["third", "second", "first"]);
});

it("closes what was being opened when its signal aborted", async () => {
  const closed: string[] = [];
  const controller = new AbortController();
  const closers = new Closers(controller.signal);
  const reason = new Error("stop");
  controller.abort(reason);

  await expect(closers.open(open("part"), (name) => closed.push(name))).rejects.toBe(reason);
  await closers.close();
  expect(closed).toEqual(["part"]);
});

it("has nothing to close where opening failed", async () => {
  const closers = new Closers();
  const close = jest.fn();
  await expect(closers.open(Promise.reject(new Error("no")), close)).rejects.toThrow("no");
  await closers.close();
  expect(close).not.toHaveBeenCalled();
});
