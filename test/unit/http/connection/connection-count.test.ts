import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { ConnectionCount } from "../../../../src/http/connection/connection-count.js";

const socketFrom = (remoteAddress?: string): Socket => Object.assign(new EventEmitter(), { remoteAddress }) as Socket;

describe("the count of connections", () => {
  it("takes so many in all, and another when one is closed", () => {
    const count = new ConnectionCount({ all: 2, perAddress: 2 }, () => false);
    const first = socketFrom("198.51.100.1");
    const taken = [first, socketFrom("198.51.100.2"), socketFrom("198.51.100.3")].map((socket) => count.take(socket));
    expect(taken).toEqual([undefined, undefined, "all"]);

    first.emit("close");
    expect([count.take(socketFrom("198.51.100.3")), count.take(socketFrom())]).toEqual([undefined, "all"]);
  });

  it("takes so many of an address, and leaves room for others", () => {
    const count = new ConnectionCount({ all: 3, perAddress: 2 }, () => false);
    const [one, two, three] = [1, 2, 3].map(() => socketFrom("198.51.100.1")) as [Socket, Socket, Socket];
    expect([one, two, three].map((socket) => count.take(socket))).toEqual([undefined, undefined, "address"]);
    expect(count.take(socketFrom("198.51.100.2"))).toBeUndefined();

    // One that was refused was not counted either.
    for (const socket of [two, three]) socket.emit("close");
    expect(count.take(socketFrom("198.51.100.1"))).toBeUndefined();
  });

  it("counts the addresses that an IPv6 client can choose from as one", () => {
    const count = new ConnectionCount({ all: 9, perAddress: 1 }, () => false);
    const taken = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1"].map((ip) =>
      count.take(socketFrom(ip)),
    );
    expect(taken).toEqual([undefined, "address", undefined]);
  });

  it("has no limit for what a proxy brings but the one for all", () => {
    const count = new ConnectionCount({ all: 2, perAddress: 1 }, (address) => address === "10.0.0.1");
    expect([1, 2, 3].map(() => count.take(socketFrom("10.0.0.1")))).toEqual([undefined, undefined, "all"]);
  });
});
