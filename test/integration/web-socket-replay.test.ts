import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import document from "../../openrpc.json" with { type: "json" };
import { eventsOf, loadTranscripts, type Message, messagesOf, type Outcome } from "../fakes/rskj/transcripts.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { closeWebSockets, openWebSocket, type SocketClient } from "./web-socket-client.js";
import { kindOf, rows } from "./web-socket-differences.js";

const transcripts = loadTranscripts();
const subscriptionId = /^0x[\da-f]{32}$/;

let test: TestService;
beforeAll(async () => {
  test = await startTestService({});
});
afterEach(closeWebSockets);
afterAll(() => test.stop());

/** Sends a recorded message, with our IDs of subscriptions in the place of the node's. */
async function replay(client: SocketClient, message: Message, ids: Map<string, string>): Promise<Outcome> {
  const withOurIds = [...ids].reduce(
    (sent, [theirs, ours]) => sent.replaceAll(theirs, ours).replaceAll(theirs.toUpperCase(), ours.toUpperCase()),
    message.text,
  );
  client.send(withOurIds);
  const response = isNotification(message.text) ? await responseUntilMarker(client) : await nextResponse(client);
  const [theirId, ourId] = [message.outcome.response, response].map(
    (one) => (one as { result?: unknown } | undefined)?.result,
  );
  if (subscriptionId.test(String(theirId)) && subscriptionId.test(String(ourId)))
    ids.set(String(theirId).slice(2), String(ourId).slice(2));
  return { response };
}

/** Whether a text gets no response: a notification, or a batch of nothing else. */
function isNotification(sent: string): boolean {
  if (!/^\[?\{"jsonrpc"/.test(sent) || sent.includes("}{")) return false;
  return [JSON.parse(sent)].flat().every((request: object) => !("id" in request));
}

async function nextResponse(client: SocketClient): Promise<unknown> {
  for (;;) {
    const message = await client.nextJson<{ readonly method?: string }>();
    if (message.method === undefined) return message;
  }
}

/** What comes before the response to a request that is sent now. */
async function responseUntilMarker(client: SocketClient): Promise<unknown> {
  client.send('{"jsonrpc":"2.0","id":"marker","method":"net_version"}');
  const response = (await nextResponse(client)) as { readonly id?: unknown };
  return response.id === "marker" ? undefined : response;
}

it("responds to every recorded message as the node did, or differs as the table says", async () => {
  const counts = new Map(rows.map(([name]) => [name, 0]));
  const others: unknown[] = [];
  for (const { name, frames } of transcripts) {
    const client = await openWebSocket(test.urls.testnet);
    const ids = new Map<string, string>();
    for (const message of messagesOf(frames)) {
      const [theirs, ours] = [message.outcome, await replay(client, message, ids)].map(kindOf) as [string, string];
      const row = rows.find(([, fits]) => fits(theirs, ours, message.text))?.[0];
      if (row === undefined) others.push([name, message.text, theirs, ours]);
      else counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    client.socket.terminate();
  }

  expect(others).toEqual([]);
  const table = readFileSync("docs/rskj-differences.md", "utf8");
  const documented = [...table.matchAll(/^\| ([^|]+) \| (\d+) \|/gm)].map(([, name, count]) => [name, Number(count)]);
  expect(documented).toEqual([...counts]);
  expect(transcripts).toHaveLength(64);
});

interface Handshake {
  readonly name: string;
  readonly httpMethod: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly rawRequestBody?: string;
  readonly httpStatus: number;
}

/** The HTTP status, and the code of a JSON-RPC error. */
async function shake({ httpMethod, requestHeaders, rawRequestBody }: Handshake): Promise<string> {
  const headers = { ...requestHeaders, ...(rawRequestBody && { "content-type": "application/json" }) };
  const sent = request(test.urls.testnet, { method: httpMethod, headers }).end(rawRequestBody);
  const responses = [once(sent, "response"), once(sent, "upgrade")] as Promise<[IncomingMessage, Socket?]>[];
  const [response, socket] = await Promise.race(responses);
  socket?.destroy();
  const body = socket ? "" : await text(response);
  return [response.statusCode, ...(/-\d{5}/.exec(body) ?? [])].join(" ");
}

it("responds to the recorded handshakes as the page says", async () => {
  const recorded = JSON.parse(readFileSync("test/recordings/transcripts/handshakes.json", "utf8")) as Handshake[];
  const ours: string[][] = [];
  for (const one of recorded) ours.push([one.name, String(one.httpStatus), await shake(one)]);
  expect(ours).toEqual([
    ["HTTP POST on the WebSocket port", "403", "200"],
    ["HTTP GET on the WebSocket port without Upgrade", "400", "405 -32600"],
    ["upgrade on the HTTP port", "501", "101"],
    ["upgrade with Sec-WebSocket-Version 8", "101", "101"],
    ["upgrade with Sec-WebSocket-Version 99", "426", "400"],
    ["upgrade without a key", "400", "400"],
    ["eth_subscribe over HTTP", "200", "200 -32601"],
    ["eth_unsubscribe over HTTP", "200", "200 -32602"],
    ["eth_subscribe in a batch over HTTP", "200", "200 -32601"],
  ]);
});

it("the document describes every member of the events that the node sent", () => {
  const { BlockHeader, Log } = document.components.schemas;
  const events = transcripts.flatMap(({ frames }) => eventsOf(frames));
  const objects = events.filter((event): event is object => typeof event === "object" && event !== null);
  const known = [...Object.keys(BlockHeader.properties), ...Object.keys(Log.properties)];
  const membersOf = (one: object): string[] => Object.keys("syncing" in one ? {} : one);
  expect(objects.flatMap(membersOf).filter((name) => !known.includes(name))).toEqual([]);
  expect(objects).toHaveLength(59);
  expect(events.filter((event) => typeof event === "string")).toHaveLength(9);
});
