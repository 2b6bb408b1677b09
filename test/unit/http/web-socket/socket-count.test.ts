import { SocketCount } from "../../../../src/http/web-socket/socket-count.js";

describe("the count of WebSockets", () => {
  it("ends at each limit, and has room again once one is released", () => {
    const count = new SocketCount({ perUser: 2, perAddress: 3 });
    expect([count.take("alice", "1.1.1.1"), count.take("alice", "1.1.1.1")]).toEqual([undefined, undefined]);
    expect(count.take("alice", "2.2.2.2")).toBe("user");
    expect(count.take("bob", "1.1.1.1")).toBeUndefined();
    expect(count.take("carol", "1.1.1.1")).toBe("address");
    count.release("alice", "1.1.1.1");
    expect(count.take("carol", "1.1.1.1")).toBeUndefined();
    expect(count.take("alice", "2.2.2.2")).toBeUndefined();
    expect(count.take("alice", "2.2.2.2")).toBe("user");
  });
});
