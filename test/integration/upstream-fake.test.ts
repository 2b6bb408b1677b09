import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";

interface Transport {
  readonly name: string;
  readonly rawRequestBody: string;
  readonly http?: {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly httpStatus: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly response: unknown;
}

/** Not faked: compression, other settings, methods beyond the 26, what Java makes of ids past 2^53, params of no other recording. */
const notFaked =
  /gzip|id big|2\^53|wallet disabled|eth_syncing|eth_getUncleByBlockNumberAndIndex|rpc_modules|invalid element/;
const all = JSON.parse(
  readFileSync(join(process.cwd(), "test/recordings/regtest/transport.json"), "utf8"),
) as Transport[];
const faked = all.filter(({ name }) => !notFaked.test(name));

let fake: FakeRskj;

beforeAll(async () => {
  fake = await createFakeRskj({ chainId: 33 });
});

afterAll(() => fake.close());

it.each(faked)("the fake answers as RSKj did: $name", async (recorded) => {
  const { status, headers, body } = await send(recorded);

  expect({ status, body: body === "" ? "" : JSON.parse(body) }).toEqual({
    status: recorded.httpStatus,
    body: recorded.response,
  });
  if (recorded.responseHeaders.connection) expect(headers.connection).toBe("close");
});

it("says aloud what was never recorded", async () => {
  const { body } = await send({
    rawRequestBody: '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x77"},"0x1"]}',
  });

  expect(JSON.parse(body)).toMatchObject({ error: { code: -39_999, message: expect.stringContaining("0x77") } });
});

function send({ rawRequestBody, http }: Pick<Transport, "rawRequestBody" | "http">) {
  const text = bodyOf(rawRequestBody);
  const headers: Record<string, string | number> = {
    "Content-Type": "application/json",
    ...http?.headers,
    "content-length": Buffer.byteLength(text),
  };
  if (headers["Content-Type"] === "") delete headers["Content-Type"];
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>(
    (resolve, reject) => {
      const client = request(
        fake.url,
        { method: http?.method ?? "POST", path: http?.path ?? "/", headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      client.on("error", reject);
      client.end(text);
    },
  );
}

/** Long recorded bodies are shortened; this makes ones like them. */
function bodyOf(raw: string): string {
  const [, size] = /…\((\d+) bytes\)$/.exec(raw) ?? [];
  if (!size) return raw;
  // As the recorded batches of 50 and 51, by their length.
  const batchLength = Math.round(Number(size) / chainIdRequest(10, "[],").length);
  if (raw.startsWith("[{"))
    return `[${Array.from({ length: batchLength }, (_, id) => chainIdRequest(id, "[]")).join(",")}]`;
  return chainIdRequest(
    1,
    raw.includes("[[") ? "[".repeat(2_000) + "]".repeat(2_000) : `["0x${"0".repeat(Number(size))}"]`,
  );
}

function chainIdRequest(id: number, params: string): string {
  return `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId","params":${params}}`;
}
