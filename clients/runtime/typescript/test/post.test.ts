import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { post } from "../src/post.js";

let server: Server;
let paths: string[];

beforeEach(async () => {
  paths = [];
  server = createServer((request, response) => {
    paths.push(request.url ?? "");
    if (request.url === "/other") response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    else response.writeHead(307, { location: "/other" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => server.close());

it("follows no redirect", async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  const posting = post(url, "{}", { timeoutMs: 5_000, signal: undefined });
  await expect(posting).rejects.toMatchObject({ problem: "http", status: 307 });
  expect(paths).toEqual(["/secret"]);
});
