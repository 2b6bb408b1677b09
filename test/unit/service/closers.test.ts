import { Closers } from "../../../src/service/closers.js";

/** Resolves to a part that notes its name in `closed` when it is closed. */
const open = async (name: string, closed: string[]) => ({ name, close: () => closed.push(name) });

it("closes what was opened and added, the last first, and only once", async () => {
  const closed: string[] = [];
  const closers = new Closers();
  expect(await closers.open(open("first", closed))).toMatchObject({ name: "first" });
  closers.add(() => closed.push("second"));
  await closers.open(open("third", closed));

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

  await expect(closers.open(open("part", closed))).rejects.toBe(reason);
  await closers.close();
  expect(closed).toEqual(["part"]);
});

it("closes nothing where opening failed", async () => {
  const closed: string[] = [];
  const closers = new Closers();
  const opening = open("part", closed).then(() => Promise.reject<Awaited<ReturnType<typeof open>>>(new Error("no")));
  await expect(closers.open(opening)).rejects.toThrow("no");
  await closers.close();
  expect(closed).toEqual([]);
});
