import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Passes TCP connections on to a port, until somebody cuts them. */
export interface CuttingProxy {
  /** Its host and port. */
  readonly host: string;
  stop(): void;
}

/** Starts one on loopback. An HTTP request for `/cut` cuts off all connections that are open. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const cutAll = (): void => open.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    client.on("error", () => undefined);
    client.once("data", (first: Buffer) => {
      if (first.toString("latin1").startsWith("GET /cut ")) {
        cutAll();
        client.end("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
        return;
      }
      const target = connect(port, "127.0.0.1");
      target.write(first);
      for (const [from, to] of [
        [client, target],
        [target, client],
      ] as const) {
        open.add(from);
        from.pipe(to);
        from.once("close", () => {
          open.delete(from);
          to.destroy();
        });
      }
      target.on("error", () => undefined);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = (): void => {
    cutAll();
    server.close();
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
