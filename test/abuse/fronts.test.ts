import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type TLSSocket } from "node:tls";
import { keccak256 } from "ethers";
import { type Field, preface, requestFrames } from "./harness/http2-frames.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import { type FrontName, frontHost, startTlsFront, type TlsFront } from "./harness/tls-fronts.js";

/** How often each attack is made at least. Attacks go on until every caller has had `minResponses`. */
const minRounds = 6;
const minResponses = 50;
/** What the hidden request asks the hash of. No caller may get that hash. */
const hiddenData = "0xa77ac4";

let victim: Victim;
let front: TlsFront;

beforeAll(async () => {
  victim = await startVictim({ settings: { NETWORKS: "testnet" } });
});
afterAll(async () => {
  await victim.stop();
});
afterEach(async () => {
  await front.stop();
});

const call = (id: number, data: string): string =>
  JSON.stringify({ jsonrpc: "2.0", id, method: "web3_sha3", params: [data] });

/** A whole request, to be hidden in the body of another one. */
function hidden(): string {
  const body = call(666, hiddenData);
  const path = new URL(victim.attackerUrl).pathname;
  return `POST ${path} HTTP/1.1\r\nHost: ${frontHost}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** Requests over HTTP/1.1 that one side may take for two: header lines, and what follows them. */
const textAttacks: Readonly<
  Record<string, () => { readonly verb?: string; readonly lines: string[]; readonly body: string }>
> = {
  "a length and chunks": () => ({
    lines: [`Content-Length: ${hidden().length + 5}`, "Transfer-Encoding: chunked"],
    body: `0\r\n\r\n${hidden()}`,
  }),
  "chunks and a short length": () => ({
    lines: ["Transfer-Encoding: chunked", "Content-Length: 4"],
    body: `${hidden().length.toString(16)}\r\n${hidden()}\r\n0\r\n\r\n`,
  }),
  "an encoding that isn't chunked": () => ({
    lines: ["Transfer-Encoding: xchunked", `Content-Length: ${hidden().length}`],
    body: hidden(),
  }),
  "an encoding after a tab": () => ({
    lines: ["Transfer-Encoding:\tchunked", `Content-Length: ${hidden().length + 5}`],
    body: `0\r\n\r\n${hidden()}`,
  }),
  "white space before the colon": () => ({
    lines: ["Transfer-Encoding : chunked", `Content-Length: ${hidden().length + 5}`],
    body: `0\r\n\r\n${hidden()}`,
  }),
  "two encodings": () => ({
    lines: ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
    body: `0\r\n\r\n${hidden()}`,
  }),
  "two lengths": () => ({
    lines: ["Content-Length: 0", `Content-Length: ${hidden().length}`],
    body: hidden(),
  }),
  "a folded line": () => ({
    lines: ["X-Folded: a", ` Content-Length: ${hidden().length}`, "Content-Length: 0"],
    body: hidden(),
  }),
  "a chunk's extension": () => ({
    lines: ["Transfer-Encoding: chunked"],
    body: `2;a="\n"\r\n{}\r\n0\r\n\r\n${hidden()}`,
  }),
  "a chunk longer than any": () => ({
    lines: ["Transfer-Encoding: chunked"],
    body: `ffffffffffffffff1\r\n${hidden()}`,
  }),
  "HTTP/2 wanted": () => ({
    lines: [
      "Connection: Upgrade, HTTP2-Settings",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAAQAAP__",
      `Content-Length: ${hidden().length}`,
    ],
    body: hidden() + hidden(),
  }),
  "a WebSocket wanted by POST": () => ({
    lines: ["Connection: Upgrade", "Upgrade: websocket", `Content-Length: ${hidden().length}`],
    body: hidden() + hidden(),
  }),
  "a WebSocket wanted in a wrong version": () => ({
    verb: "GET",
    lines: ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 7", "Sec-WebSocket-Key: AA=="],
    body: hidden(),
  }),
  "a GET with a body": () => ({ verb: "GET", lines: [`Content-Length: ${hidden().length}`], body: hidden() }),
  "a body that is asked for first": () => ({
    lines: ["Expect: 100-continue", `Content-Length: ${hidden().length}`],
    body: hidden() + hidden(),
  }),
};

const usual = (): Field[] => [
  [":method", "POST"],
  [":scheme", "https"],
  [":authority", frontHost],
  [":path", new URL(victim.attackerUrl).pathname],
  ["content-type", "application/json"],
];

/** Requests over HTTP/2 that are more than one where their fields are written as lines of HTTP/1.1. */
const frameAttacks: Readonly<Record<string, () => { readonly fields: readonly Field[]; readonly body: string }>> = {
  "a length of 0": () => ({ fields: [...usual(), ["content-length", "0"]], body: hidden() }),
  "a length that is too long": () => ({ fields: [...usual(), ["content-length", "9999"]], body: hidden() }),
  chunks: () => ({ fields: [...usual(), ["transfer-encoding", "chunked"]], body: `0\r\n\r\n${hidden()}` }),
  "a line break in a value": () => ({
    fields: [...usual(), ["x-broken", "a\r\nTransfer-Encoding: chunked"]],
    body: `0\r\n\r\n${hidden()}`,
  }),
  "a line break in a name": () => ({ fields: [...usual(), ["x: a\r\ncontent-length: 0\r\nx", "a"]], body: hidden() }),
  "a line break in the path": () => ({
    fields: usual().map(([name, value]) => [name, name === ":path" ? `/ HTTP/1.1\r\n\r\n${hidden()}` : value]),
    body: "{}",
  }),
  "a wish for another protocol": () => ({
    fields: [...usual(), ["connection", "upgrade"], ["upgrade", "h2c"]],
    body: hidden() + hidden(),
  }),
};

const tls = (protocols: string[]): TLSSocket =>
  connect({
    port: front.port,
    host: "127.0.0.1",
    servername: frontHost,
    rejectUnauthorized: false,
    ALPNProtocols: protocols,
  });

/** Sends bytes on a connection of their own. Resolves to what has come back once that has the text `awaited`, or without one after 60 ms. */
async function sendRaw(protocol: "h2" | "http/1.1", bytes: Buffer, awaited?: string): Promise<string> {
  const socket = tls([protocol]);
  let text = "";
  const over = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
    socket.setEncoding("latin1").on("data", (piece: string) => {
      text += piece;
      if (awaited !== undefined && text.includes(awaited)) resolve();
    });
  });
  socket.on("error", () => undefined);
  await Promise.race([once(socket, "secureConnect"), over]).catch(() => undefined);
  socket.write(bytes);
  await (awaited === undefined ? Promise.race([over, sleep(60)]) : over);
  socket.destroy();
  return text;
}

function textOf(attack: () => { readonly verb?: string; readonly lines: string[]; readonly body: string }): Buffer {
  const { verb = "POST", lines, body } = attack();
  const path = new URL(victim.attackerUrl).pathname;
  const head = [`${verb} ${path} HTTP/1.1`, `Host: ${frontHost}`, "Content-Type: application/json", ...lines];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** What a caller got during the attacks. */
interface Outcome {
  /** Responses with the right ID and result. */
  right: number;
  readonly wrong: string[];
}

/** Calls on one connection, one after the other, until told to stop. */
async function callUntil(attack: { readonly isOver: boolean }, lane: number, outcome: Outcome): Promise<void> {
  const session = connectHttp2(`https://${frontHost}:${front.port}`, {
    createConnection: () => tls(["h2"]),
  });
  session.on("error", () => undefined);
  const path = new URL(victim.bystanderUrl).pathname;
  for (let id = 1; !attack.isOver; id++) {
    const data = `0x${(lane * 1_000_000 + id).toString(16).padStart(16, "0")}`;
    const request = session.request({ ":method": "POST", ":path": path, "content-type": "application/json" });
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    request.on("error", (error: Error) => (text += String(error)));
    request.end(call(id, data));
    await new Promise((resolve) => request.once("close", resolve));
    if (text === `{"jsonrpc":"2.0","id":${id},"result":"${keccak256(data)}"}`) outcome.right++;
    else outcome.wrong.push(text.slice(0, 200));
  }
  session.destroy();
}

async function attackAll(outcomes: readonly Outcome[]): Promise<void> {
  const isLittle = (): boolean => outcomes.some(({ right, wrong }) => right + wrong.length < minResponses);
  for (let round = 0; round < minRounds || isLittle(); round++) {
    const texts = Object.values(textAttacks).map((attack) => sendRaw("http/1.1", textOf(attack)));
    const frames = Object.values(frameAttacks).map((attack) => {
      const { fields, body } = attack();
      return sendRaw("h2", Buffer.concat([preface, requestFrames(1, fields, body)]));
    });
    await Promise.all([...texts, ...frames]);
  }
}

describe.each<FrontName>(["nginx", "Caddy"])("requests of two readings through %s, over TLS", (name) => {
  it("change nobody's responses, over HTTP/1.1 and HTTP/2", async () => {
    front = await startTlsFront(name, victim.port);
    const attack = { isOver: false };
    const outcomes: Outcome[] = Array.from({ length: 4 }, () => ({ right: 0, wrong: [] }));
    const lanes = outcomes.map((outcome, lane) => callUntil(attack, lane, outcome));
    await attackAll(outcomes);
    attack.isOver = true;
    await Promise.all(lanes);

    expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it("are what they are taken for: an honest one of each protocol has its response", async () => {
    front = await startTlsFront(name, victim.port);
    const body = call(7, hiddenData);
    const result = keccak256(hiddenData);
    const text = textOf(() => ({ lines: [`Content-Length: ${body.length}`], body }));
    expect(await sendRaw("http/1.1", text, result)).toContain(result);
    const frames = Buffer.concat([preface, requestFrames(1, usual(), body)]);
    expect(await sendRaw("h2", frames, result)).toContain(result);
  });
});
