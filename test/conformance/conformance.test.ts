import { documentJson } from "../../generated/document.js";
import { errors } from "../../generated/errors.js";
import { type MethodName, methods } from "../../generated/methods.js";
import { openSqliteFile } from "../../src/store/sqlite/sqlite-file.js";
import { findWrongData } from "../fakes/error-data.js";
import { openBareUpstream } from "../fakes/open-bare-upstream.js";
import { loadExtended, loadRegtest } from "../fakes/rskj/recordings.js";
import { startTestService, type TestService } from "../integration/start-test-service.js";
import { closeWebSockets, openWebSocket } from "../integration/web-socket-client.js";
import { chooseEstimates } from "./choose-estimates.js";
import { fillIn, maskAnything, type Placeholders } from "./compare-response.js";
import { type ConformanceCase, type ConformanceExchange, loadCases, type NodeKind } from "./conformance-case.js";
import { type PreparedDevchain, prepareDevchain } from "./prepared-devchain.js";
import { isResponse, openRecordedNode, type RecordedNode } from "./recorded-node.js";

const cases = loadCases();
const recordings = [...loadRegtest(), ...loadExtended()];

interface ExchangePlace {
  readonly test: TestService;
  readonly network: ConformanceCase["network"];
  readonly isWebSocket: boolean;
  readonly values: Placeholders;
}

/** Sends the request; what came back, with `<any>` where any value is right, and what should have. */
async function runExchange({ request, response }: ConformanceExchange, place: ExchangePlace) {
  const { values } = place;
  const expected: unknown = JSON.parse(fillIn(response, values));
  const actual = await sendBody(fillIn(request, values), place);
  for (const { error } of [actual].flat() as { error?: { code: number; data?: unknown } }[])
    if (error) expect(findWrongData(error)).toBeUndefined();
  return { actual: maskAnything(expected, actual), expected };
}

async function sendBody(body: string, { test, network, isWebSocket }: ExchangePlace): Promise<unknown> {
  if (isWebSocket) {
    const client = await openWebSocket(test.urls[network]);
    client.send(body);
    return client.nextJson<unknown>().finally(closeWebSockets);
  }
  const headers = { "content-type": "application/json" };
  const response = await fetch(test.urls[network], { method: "POST", headers, body });
  return response.json();
}

describe("on the devchain", () => {
  let prepared: PreparedDevchain;
  beforeAll(async () => {
    prepared = await prepareDevchain();
  }, 60_000);
  afterAll(() => prepared.close());

  describe.each(casesOn("devchain").toSorted(byDamage))(
    "$name",
    ({ network, estimates, isWebSocket, filter, exchanges }) => {
      let values: Placeholders;
      beforeAll(async () => {
        await chooseEstimates(prepared.test, estimates);
        values = { ...prepared.values, ...(await createFilter(prepared.test, filter, prepared.values)) };
      });

      it.each(exchanges)("line $line: $comment", async (exchange) => {
        const { actual, expected } = await runExchange(exchange, { ...prepared, values, network, isWebSocket });
        expect(actual).toEqual(expected);
      });
    },
  );
});

describe.each(byService(casesOn("recorded")))("on a recorded node, service %#", (...group) => {
  let node: RecordedNode;
  let test: TestService;

  beforeAll(async () => {
    node = await openRecordedNode(recordings);
    const settings = { NETWORKS: "testnet", TESTNET_NODE_URL: node.url, ...group[0]?.settings };
    // The store in this thread, as commands open it: a thread for each of 70 services takes a third of all CPU.
    test = await startTestService(settings, { openNode: openBareUpstream, openSqlite: openSqliteFile });
  });
  afterAll(async () => {
    await test.stop();
    await node.close();
  });

  it.each(group)("$name", async ({ exchanges, isWebSocket, isStoreAway, network, estimates, filter }) => {
    node.follow([]);
    await chooseEstimates(test, estimates);
    if (isStoreAway) await test.service.db.destroy();
    const values = await createFilter(test, filter);
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const exchange of exchanges) {
      node.follow(exchange.script);
      const { actual, expected } = await runExchange(exchange, { test, network, isWebSocket, values });
      found.push({ line: exchange.line, response: actual });
      wanted.push({ line: exchange.line, response: expected });
    }
    expect(found).toEqual(wanted);
  });
});

/** Creates the filter that a case asks for. */
async function createFilter({ rpc }: TestService, filter: string | undefined, values: Placeholders = {}) {
  if (filter === undefined) return {};
  const { result } = await rpc("testnet", "eth_newFilter", [JSON.parse(fillIn(filter, values))]);
  return { filter: result as string };
}

/**
 * Cases by the service that they run on: one for all with the same settings. A file has its own where the node fails otherwise than by an
 * error, or where the store is away: neither a service nor its node is afterwards as it was.
 */
function byService(all: readonly ConformanceCase[]): ConformanceCase[][] {
  const groups = new Map<string, ConformanceCase[]>();
  for (const each of all) {
    const isHarmless = !each.isStoreAway && each.exchanges.every(({ script }) => script.every(isResponse));
    const key = isHarmless ? JSON.stringify(each.settings) : each.name;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** Cases that change the chain behind the others come after them, and the one that empties it last. */
function byDamage(one: ConformanceCase, other: ConformanceCase): number {
  const damageOf = ({ method }: ConformanceCase): number =>
    (methods[method as MethodName]?.policy.part === "development" ? 1 : 0) + (method === "hardhat_reset" ? 1 : 0);
  return damageOf(one) - damageOf(other);
}

function casesOn(kind: NodeKind): ConformanceCase[] {
  return cases.filter(({ nodes }) => nodes.includes(kind));
}

interface DeclaredMethod {
  readonly name: string;
  readonly errors: readonly { readonly $ref: string }[];
}

/** Errors of keys and quotas: they leave before a method is looked at. */
const otherTests = ["Unauthorized", "WrongNetwork", "Forbidden", "RateLimited", "QuotaExceeded"];
/** Of a devchain that has crashed, or is busy for too long. */
const ofDevchain = ["InternalError", "LimitExceeded"];

describe.each((JSON.parse(documentJson) as { methods: DeclaredMethod[] }).methods)("the cases of $name", (method) => {
  const declared = method.errors.map(({ $ref }) => $ref.split("/").at(-1) as string);
  const met = cases
    .filter((each) => each.method === method.name)
    .flatMap(({ exchanges }) => exchanges.flatMap(outcomesOf));

  it("have a success", () => expect(met).toContain("success"));

  it("meet every error that the document declares, and no other", () => {
    const isOfDevchain = methods[method.name as MethodName].policy.servedBy === "devchain";
    const elsewhere = isOfDevchain ? [...otherTests, ...ofDevchain] : otherTests;
    const expected = declared.filter((name) => !elsewhere.includes(name));
    expect([...new Set(met)].filter((outcome) => outcome !== "success").toSorted()).toEqual(expected.toSorted());
  });

  it("call this method only", () => {
    const asked = cases
      .filter((each) => each.method === method.name)
      .flatMap(({ exchanges }) => exchanges.flatMap(methodsOf));
    expect([...new Set(asked)]).toEqual([method.name]);
  });
});

it("no case is of a method that the document doesn't have", () => {
  const names = (JSON.parse(documentJson) as { methods: DeclaredMethod[] }).methods.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...new Set(cases.map(({ method }) => method))]));
});

function methodsOf({ request }: ConformanceExchange): string[] {
  return [JSON.parse(request)].flat().map(({ method }: { method: string }) => method);
}

/** "success" or the error's name, for each response of an exchange. */
function outcomesOf({ response }: ConformanceExchange): string[] {
  return [JSON.parse(response)].flat().map(({ error }: { error?: { code: number } }) => {
    const found = Object.entries(errors).find(([, { code }]) => code === error?.code);
    return found?.[0] ?? (error ? `error ${error.code}` : "success");
  });
}
