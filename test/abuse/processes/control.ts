import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/*
 * A server that answers every request at once: what its callers wait for is this machine, not a service. Sends its port.
 */

const response = '{"jsonrpc":"2.0","id":1,"result":"0x0"}';
const server = createServer((request, reply) => {
  request.resume().on("end", () => reply.setHeader("content-type", "application/json").end(response));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
