import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** What each method that was asked for has got: "ok", and error codes. */
export type AskedMethods = ReadonlyMap<string, ReadonlySet<string>>;

/** Passes HTTP requests on, and notes which methods they ask for. */
export interface RecordingProxy {
  /** Its URL, without a path. */
  readonly origin: string;
  /** What was asked since the last time. */
  take(): AskedMethods;
  stop(): void;
}

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly error?: { readonly code: number };
}

/** Starts one on loopback, before the service at `target`. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const { hostname, port, host } = new URL(target);
  let asked = new Map<string, Set<string>>();
  const note = (method: string, outcome: string): void => {
    asked.set(method, (asked.get(method) ?? new Set()).add(outcome));
  };
  async function passOn(client: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(client);
    const headers = { ...client.headers, host, "accept-encoding": "identity" };
    const onward = request({ hostname, port, path: client.url, method: client.method, headers });
    onward.end(body);
    const [answer] = (await once(onward, "response")) as [IncomingMessage];
    const bytes = await read(answer);
    record(body, bytes, note);
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
  }
  const server = createServer((client, response) => {
    passOn(client, response).catch(() => response.destroy());
  });
  // WebSockets are passed on as they are.
  server.on("upgrade", (client, socket, head) => {
    const target = connect(Number(port), hostname);
    const fields = client.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1]]] : []));
    const lines = fields.map(([name, value]) => `${name}: ${name?.toLowerCase() === "host" ? host : value}\r\n`);
    target.write(`GET ${client.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    target.write(head);
    target.pipe(socket).pipe(target);
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = asked;
      asked = new Map();
      return taken;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function record(body: Buffer, answer: Buffer, note: (method: string, outcome: string) => void): void {
  const requests = messagesOf(body);
  const responses = new Map(messagesOf(answer).map((message) => [JSON.stringify(message.id), message]));
  for (const { id, method } of requests) {
    const response = responses.get(JSON.stringify(id));
    if (method !== undefined && response) note(method, response.error ? String(response.error.code) : "ok");
  }
}

/** Of one message or a batch. */
function messagesOf(bytes: Buffer): readonly Message[] {
  try {
    const parsed = JSON.parse(bytes.toString("utf8")) as Message | readonly Message[];
    return Array.isArray(parsed) ? parsed : [parsed as Message];
  } catch {
    return [];
  }
}
