import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Connections, type TrackedServer } from "../../../../src/http/connection/connections.js";
import { TrackedResponse } from "../../../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import { freeAdmission } from "../../../fakes/free-admission.js";
import { closeConnections, openConnection, postOf, type RawConnection } from "../../../integration/raw-connection.js";

interface Taken {
  readonly url: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost:\r\n\r\n`;

describe("a connection", () => {
  let server: TrackedServer;
  let connections: Connections;
  let sockets: Socket[];
  let taken: Taken[];
  let connection: RawConnection;

  const start = async (maxUnderWay: number, serve?: (taken: Taken) => void): Promise<void> => {
    server = createServer({ IncomingMessage: UpgradableRequest, ServerResponse: TrackedResponse });
    connections = new Connections(server, {
      maxUnderWay,
      admission: freeAdmission,
      upgrade: () => undefined,
      serve(request, response) {
        taken.push({ url: request.url ?? "", request, response });
        serve?.(taken.at(-1) as Taken);
      },
    });
    server.on("connection", (socket) => sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    connection = await openConnection((server.address() as AddressInfo).port);
  };
  /** Resolves once so many requests have begun. */
  const untilTaken = async (count: number): Promise<void> => {
    while (taken.length < count) await turns(1);
  };

  beforeEach(() => {
    taken = [];
    sockets = [];
  });
  afterEach(async () => {
    closeConnections();
    for (const { response } of taken) response.destroy();
    await connections.close();
  });

  it("has so many requests under way, and one more when one of them is answered", async () => {
    await start(3);
    connection.write([0, 1, 2, 3, 4].map((index) => get(`/${index}`)).join(""));
    await untilTaken(3);
    await turns(20);
    expect(taken.map(({ url }) => url)).toEqual(["/0", "/1", "/2"]);

    taken[0]?.response.end("first");
    await untilTaken(4);
    await turns(20);
    expect(taken).toHaveLength(4);
    expect(await connection.read()).toMatchObject({ status: 200, body: "first" });
  });

  it("leaves what is pipelined past them in the socket", async () => {
    await start(16);
    const bytes = get("/").repeat(50_000);
    connection.write(bytes);
    await untilTaken(16);
    let readBytes = -1;
    for (let same = 0; same < 100; same++) {
      if (sockets[0]?.bytesRead !== readBytes) same = 0;
      readBytes = sockets[0]?.bytesRead ?? 0;
      await turns(1);
    }

    expect(taken).toHaveLength(16);
    // Two reads of the system's at most.
    expect(readBytes).toBeLessThan(150_000);
    expect(bytes.length).toBeGreaterThan(1_000_000);
  });

  it("answers everything in the end, in order, however it is cut", async () => {
    const answer = async ({ url, request, response }: Taken): Promise<void> => {
      let size = 0;
      for await (const chunk of request) size += (chunk as Buffer).length;
      response.end(`${url} ${size}`);
    };
    await start(4, (one) => void answer(one));
    const sizes = [0, 1, 1_023, 1_024, 70_000, 5, 300_000, 0, 1, 65_536];
    const requests = Array.from({ length: 200 }, (_, index) =>
      postOf(`/${index}`, "[".repeat(sizes[index % sizes.length] as number)),
    );
    connection.write(requests.join(""));
    for (let index = 0; index < 200; index++)
      expect((await connection.read()).body).toBe(`/${index} ${sizes[index % sizes.length]}`);
  });

  it("reads a body to its end although no other request may begin", async () => {
    await start(1, ({ request, response }) => {
      request.resume().on("end", () => response.end("read"));
    });
    connection.write(postOf("/", "[".repeat(500_000)) + postOf("/", ""));
    expect(await connection.read()).toMatchObject({ body: "read" });
    expect(await connection.read()).toMatchObject({ body: "read" });
  });

  it("keeps a body of known length in large pieces", async () => {
    let pieces = 0;
    await start(1, ({ request, response }) => {
      request.on("data", () => pieces++).on("end", () => response.end());
    });
    connection.write(postOf("/", "[".repeat(1_000_000)));
    await connection.read();
    // By the kilobyte there would be a thousand.
    expect(pieces).toBeLessThan(300);
  });

  it("begins what it pipelines for about a millisecond a turn, while others are served at once", async () => {
    await start(16, () => {
      const endMs = performance.now() + 0.5;
      while (performance.now() < endMs);
    });
    const other = await openConnection((server.address() as AddressInfo).port);
    connection.write(Array.from({ length: 16 }, () => get("/pipelined")).join(""));
    await untilTaken(1);
    other.write(get("/other"));
    await untilTaken(17);
    expect(taken.findIndex(({ url }) => url === "/other")).toBeLessThan(16);
  });

  it("takes turns with other connections that pipeline", async () => {
    let turn = 0;
    const begunInTurn = new Map<number, number>();
    await start(16, ({ url }) => {
      if (url === "/first") return;
      begunInTurn.set(turn, (begunInTurn.get(turn) ?? 0) + 1);
      const endMs = performance.now() + 2;
      while (performance.now() < endMs);
    });
    const { port } = server.address() as AddressInfo;
    const pipelining = await Promise.all(Array.from({ length: 10 }, () => openConnection(port)));
    for (const client of pipelining) client.write(get("/first") + get("/pipelined").repeat(15));
    for (; taken.length < 160; turn++) await turns(1);
    expect(Math.max(...begunInTurn.values())).toBeLessThanOrEqual(2);
  });

  it("closes responses that wait for their turn with the connection", async () => {
    await start(3);
    connection.write(get("/").repeat(3));
    await untilTaken(3);
    const closed = taken.map(({ response }) => new Promise((resolve) => response.once("close", resolve)));
    connection.socket.resetAndDestroy();
    await Promise.all(closed);
    expect(taken.map(({ response }) => response.destroyed)).toEqual([true, true, true]);
  });

  it("begins nothing any more once it is closed", async () => {
    await start(2);
    connection.write(get("/").repeat(10));
    await untilTaken(2);
    const closed = new Promise((resolve) => sockets[0]?.once("close", resolve));
    connection.socket.resetAndDestroy();
    await closed;
    await turns(20);
    expect(taken).toHaveLength(2);
  });
});
