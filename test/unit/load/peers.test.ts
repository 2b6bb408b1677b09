import { createServer } from "node:net";
import { readBenchOptions } from "../../load/bench-options.js";
import { readPeer } from "../../load/targets/join-peer.js";
import { findListeningInodes, findListeningPids } from "../../load/targets/listening-pids.js";

// As Linux prints it: a listener at 8085, a connection to it, one from it to 8085 elsewhere.
const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F95 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1 0 100 0 0 10 0
   1: 0100007F:1F95 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 4712 1 0 20 4 30 10 -1
   2: 0100007F:C350 0100007F:1F95 01 00000000:00000000 00:00000000 00000000     0        0 4713 1 0 20 4 30 10 -1
`;

it("finds the sockets that listen at a port", () => {
  expect(findListeningInodes(table, 8_085)).toEqual(["4711"]);
  expect(findListeningInodes(table, 50_000)).toEqual([]);
});

it("finds the process that listens at a port", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { readonly port: number };
  const isLinux = process.platform === "linux";
  expect(findListeningPids(port)).toEqual(isLinux ? [process.pid] : []);
  await new Promise((resolve) => server.close(resolve));
});

it("takes peers by name and URL", () => {
  expect(readPeer("proxyd=http://127.0.0.1:8085/a=b")).toEqual({ name: "proxyd", url: "http://127.0.0.1:8085/a=b" });
  for (const text of ["proxyd", "=http://127.0.0.1/", "a=127.0.0.1:80", "a=http://"])
    expect(() => readPeer(text)).toThrow("expected name=url");
  expect(readBenchOptions(["--peer", "a=http://x/", "--peer", "b=http://y/"]).peers).toHaveLength(2);
  expect(() => readBenchOptions(["--peer", "a"])).toThrow("expected name=url");
});

it("measures rows and parts of the second table alone where only one of them is named", () => {
  const all = readBenchOptions([]);
  const rows = readBenchOptions(["--only", "Forward"]);
  const parts = readBenchOptions(["--facts", "workers"]);
  expect([all, rows, parts].map(({ only }) => only.test("forward small"))).toEqual([true, true, false]);
  expect([all, rows, parts].map(({ facts }) => facts.test("workers"))).toEqual([true, false, true]);
  const quick = readBenchOptions(["--quick"]);
  expect(["start", "idle", "many users"].map((part) => quick.facts.test(part))).toEqual([false, true, true]);
});
