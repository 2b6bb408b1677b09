import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

/** Text as it is, or in pieces of which some are repeated. */
type Text = string | readonly (string | { readonly repeat: string; readonly times: number })[];

interface ResponseCase {
  /** The id as JSON text, byte for byte. */
  readonly id: Text;
  readonly result?: unknown;
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
}

/** A body, and the one answer to it; `null` is an empty answer. */
interface BodyCase {
  readonly name: string;
  readonly body: Text | { readonly base64: string };
  readonly status: number;
  readonly answer: ResponseCase | readonly ResponseCase[] | null;
}

const folder = join(__dirname, "../fixtures/malformed-bodies");
const files = readdirSync(folder).map((file) => ({
  file,
  cases: JSON.parse(readFileSync(join(folder, file), "utf8")) as BodyCase[],
}));

function writeText(text: Text): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.repeat.repeat(piece.times))).join("");
}

function writeBody(body: BodyCase["body"]): Buffer {
  const isBytes = typeof body === "object" && "base64" in body;
  return isBytes ? Buffer.from(body.base64, "base64") : Buffer.from(writeText(body));
}

function writeResponse({ id, result, code, message, data }: ResponseCase): string {
  const head = `{"jsonrpc":"2.0","id":${writeText(id)},`;
  if (code === undefined) return `${head}"result":${JSON.stringify(result)}}`;
  return `${head}"error":${JSON.stringify({ code, message, data })}}`;
}

function writeAnswer(answer: BodyCase["answer"]): string {
  if (answer === null) return "";
  if ("id" in answer) return writeResponse(answer);
  return `[${answer.map((response) => writeResponse(response)).join(",")}]`;
}

describe("malformed and odd bodies", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes({ PUBLIC_URL: "http://localhost:8545" });
  });
  afterAll(() => service.stop());

  describe.each(files)("$file", ({ cases }) => {
    it.each(cases)("$name", async ({ body, status, answer }) => {
      const before = service.nodes.testnet.requests.length;
      const reply = await service.send({ body: writeBody(body) });
      expect([reply.status, reply.text]).toEqual([status, writeAnswer(answer)]);
      expect(service.nodes.testnet.requests.length).toBe(before);
    });
  });

  it("the service is well after all of them", async () => {
    const reply = await service.send({ body: callOf("eth_gasPrice") });
    expect(reply.status).toBe(200);
    expect(service.logged.filter(([, message]) => message?.includes("unexpectedly"))).toEqual([]);
  });
});
