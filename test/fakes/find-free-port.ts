import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port of loopback on which nothing listens, for programs that must know theirs before they listen. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
