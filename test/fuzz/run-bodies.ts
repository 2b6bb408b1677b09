import type { Random } from "../simulation/random.js";
import { drawBody } from "./bodies/draw-body.js";
import type { Known } from "./bodies/known.js";
import { pickWeighted, randomOfCase } from "./case-random.js";
import { checkAnswer } from "./oracle/check-answer.js";
import { expectAnswer } from "./oracle/expect-answer.js";
import type { Sender } from "./oracle/expectation.js";
import type { Report } from "./report.js";
import type { FuzzedService, ServicePaths } from "./service/start-service.js";
import type { HttpResponse } from "./wire/http-response.js";
import { KeepAlive } from "./wire/keep-alive.js";

/** What cases run against, and where they report. */
export interface FuzzRun {
  readonly seed: number;
  readonly service: FuzzedService;
  readonly known: Known;
  readonly report: Report;
}

/** Numbers of cases: from the first up to the last, which is left out. */
export interface CaseRange {
  readonly from: number;
  readonly to: number;
}

export interface BodyCase {
  readonly path: keyof ServicePaths;
  readonly sender: Sender;
  readonly bytes: Buffer;
}

const connectionCount = 12;

/** The body with this number, always the same for a seed. */
export function drawBodyCase(seed: number, index: number, known: Known): BodyCase {
  const random = randomOfCase(seed, "body", index);
  const path = drawPath(random);
  const sender = path === "refused" || path === "unknown" ? path : "served";
  return { path, sender, bytes: drawBody(random, known) };
}

function drawPath(random: Random): keyof ServicePaths {
  return pickWeighted(random, [
    [65, "testnet"],
    [25, "mainnet"],
    [8, "refused"],
    [2, "unknown"],
  ]);
}

/** Posts the bodies of the range over a few connections and holds each answer against the oracle. */
export async function runBodies(run: FuzzRun, { from, to }: CaseRange): Promise<void> {
  let next = from;
  const work = async (): Promise<void> => {
    const connection = new KeepAlive(run.service.port);
    while (next < to && !run.report.isFull && run.service.isAlive()) await runBody(run, connection, next++);
    connection.close();
  };
  await Promise.all(Array.from({ length: connectionCount }, work));
}

/** Posts one body; resolves to what came, for whoever wants to look. */
export async function runBody(run: FuzzRun, connection: KeepAlive, index: number): Promise<HttpResponse | undefined> {
  const { path, sender, bytes } = drawBodyCase(run.seed, index, run.known);
  try {
    const response = await connection.post(run.service.paths[path], bytes);
    run.report.count(fateOf(response));
    const problem = checkAnswer(response, expectAnswer(bytes, sender), sender);
    if (problem !== undefined) run.report.add({ kind: "body", index, problem: `${path}: ${problem}`, bytes });
    return response;
  } catch (error) {
    run.report.add({ kind: "body", index, problem: `${path}: ${(error as Error).message}`, bytes });
    return undefined;
  }
}

/** A word for the summary: the status, and the code of a single error. */
function fateOf({ status, body }: HttpResponse): string {
  const head = body.toString("latin1", 0, 1) === "{" ? body.toString("utf8") : "";
  const [, code] = /"error":\{"code":(-?\d+)/.exec(head) ?? [];
  return code === undefined ? `${status}` : `${status}/${code}`;
}
