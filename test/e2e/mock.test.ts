import { killLeftPrograms, runProgram } from "./run-program.js";

afterAll(killLeftPrograms);

it("serves the document's examples, without an API key and with any, until it is told to stop", async () => {
  const run = runProgram({ LOG_LEVEL: "error" }, ["mock", "--port", "0"]);
  await run.untilOutput(({ stdout }) => stdout.includes("without an API key"));
  const [, url = ""] = /(http:\S+) takes/.exec(run.output.stdout) ?? [];
  const headers = { "content-type": "application/json" };
  const ask = async (path: string, body: string) => {
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body });
    return [response.status, await response.json()];
  };

  expect(run.output.stdout).toMatch(/^MOCK: /);
  for (const path of ["", "rg_test_any", "x"])
    expect(await ask(path, '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')).toEqual([
      200,
      { jsonrpc: "2.0", id: 1, result: "0x1f" },
    ]);
  // What a stock router answers with an unhandled rejection.
  expect(await ask("", '[{"jsonrpc":"2.0","id":2,"method":"eth_getBalance"},{"jsonrpc":"2.0","id":3}]')).toMatchObject([
    200,
    [
      { id: 2, error: { code: -32602 } },
      { id: 3, error: { code: -32600 } },
    ],
  ]);
  expect(await run.end("SIGTERM")).toBe(0);
});

it("serves the examples of another document", async () => {
  const file = "test/generated/documents/observatory.json";
  const run = runProgram({ LOG_LEVEL: "error" }, ["mock", "--port", "0", "--document", file]);
  await run.untilOutput(({ stdout }) => stdout.includes("without an API key"));
  const [, url = ""] = /(http:\S+) takes/.exec(run.output.stdout) ?? [];
  const body = JSON.stringify([
    { jsonrpc: "2.0", id: 1, method: "Sky.Object/find", params: { request: "Vega", class: "=" } },
    { jsonrpc: "2.0", id: 2, method: "sky_object_find", params: [2, "ab"] },
    { jsonrpc: "2.0", id: 3, method: "batch" },
    { jsonrpc: "2.0", id: 4, method: "eth_chainId" },
  ]);
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });

  expect(await response.json()).toMatchObject([
    { id: 1, result: { name: "Vega", a_b: 1, aB: 2 } },
    { id: 2, result: 3 },
    { id: 3, error: { code: -32000, message: "the document has no example of batch" } },
    { id: 4, error: { code: -32601 } },
  ]);
  expect(await run.end("SIGTERM")).toBe(0);
});

it.each(["package.json", "none.json", "README.md"])("says that %s is no document", async (file) => {
  const run = runProgram({}, ["mock", "--port", "0", "--document", file]);
  expect(await run.ended).toBe(2);
  expect(run.output.stderr).toContain(`--document ${file}: `);
});
