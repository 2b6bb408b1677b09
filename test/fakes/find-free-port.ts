import { createServer } from "node:net";

/** Below the ports that systems give out by themselves, so that none of them becomes another's in the meantime. */
const [lowest, highest] = [15_000, 31_999];

/** A port on which nothing listens. Whatever asks next gets another one. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}

const taken = new Set<number>();

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
