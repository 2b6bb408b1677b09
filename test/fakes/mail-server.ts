import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** As much of a mail server as it takes. */
export interface MailServer {
  readonly url: string;
  /** Every line that it was told. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** Says yes to everything but the commands that `replies` names. Listens on any free port, or on the one given. */
export async function startMailServer(replies: Readonly<Record<string, string>> = {}, port = 0): Promise<MailServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inMessage = false;
    let text = "";
    socket.on("error", () => socket.destroy());
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      const lines = text.split("\r\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        heard.push(line);
        if (inMessage && line !== ".") continue;
        const refusal = Object.entries(replies).find(([command]) => line.startsWith(command))?.[1];
        inMessage = line === "DATA" && refusal === undefined;
        socket.write(`${refusal ?? (inMessage ? "354 continue" : "250 ok")}\r\n`);
      }
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
