import { fence, table } from "../../emitters/markdown.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { describeRetries } from "../describe-retries.js";
import type { ClientModel } from "../model/client-model.js";
import { layOutImport, literal } from "./layout.js";
import { rootError } from "./print-errors.js";
import { packageName } from "./print-manifest.js";
import { functionName } from "./python-names.js";

/** What a README shows by example, as Python. `client` and `batch` are there. */
export interface ReadmeExamples {
  readonly endpoint: string;
  readonly firstCall: string;
  readonly error: string;
  readonly batch: string;
  /** With `await`. */
  readonly async: string;
  /** Sections about more than single calls. */
  readonly sections: readonly string[];
}

/** Examples for any service: its first method, and the params of that method's example. */
export function documentExamples({ endpoint, methods }: ClientModel): ReadmeExamples {
  const [first] = methods;
  const plain = methods.find(
    ({ params, transport }) => transport === "http" && params.every(({ required }) => !required),
  );
  const call = plain ? `client.${functionName(plain.codeName)}()` : `client.request(${literal(first?.name)})`;
  return {
    endpoint,
    firstCall: `print(${call})`,
    error: `    ${call}\nexcept RpcError as error:\n    print(error.code, error.message, error.data)`,
    batch: plain
      ? `    results = [batch.${functionName(plain.codeName)}() for _ in range(2)]\nprint([one.result() for one in results])`
      : "    pass",
    async: `        print(await ${call})`,
    sections: [],
  };
}

/** Examples for a service that has Ethereum's methods and takes API keys. */
export function ethereumExamples(model: ClientModel): ReadmeExamples {
  const logs = `${layOutImport(`${packageName(model)}.logs`, ["iter_logs"])}

filter = types.LogFilter(address="0x0000000000000000000000000000000001000006", from_block=0)
for log in iter_logs(client, filter):
    print(log.block_number, log.transaction_hash)`;
  return {
    endpoint: "https://testnet.example.org/YOUR_API_KEY",
    firstCall: `block = client.eth_get_block_by_number("latest", True)
if block:
    print(block.number, [transaction.value for transaction in block.transactions])`,
    error: `    call = types.CallObject(to="0x0000000000000000000000000000000001000006", data="0x")
    client.eth_call(call, "latest")
except errors.ExecutionReverted as error:
    print("revert data:", error.data)
except errors.QuotaExceeded as error:
    print("resets at", error.data and error.data.reset_at)
except RpcError as error:
    print(error.code, error.message)`,
    batch: `    number = batch.eth_block_number()
    balance = batch.eth_get_balance("0x0000000000000000000000000000000001000006")
print(number.result(), balance.result())`,
    async: "        print(await client.eth_gas_price())",
    sections: [
      "## Logs of large ranges",
      fence("python", logs),
      "`eth_get_logs` takes a limited range. `iter_logs`, and `aiter_logs` with asyncio, read as many as they need, as large as the service suggests, up to the head at their beginning.",
    ],
  };
}

interface ReadmeParts {
  readonly examples: ReadmeExamples;
  readonly document: OpenRpcDocument;
}

/** README.md of the package: from the installation to errors, in the order in which one needs it. */
export function printReadme(model: ClientModel, { examples, document }: ReadmeParts): string {
  const name = packageName(model);
  const project = name.replaceAll("_", "-");
  const first = `${layOutImport(name, ["Client", "RpcError", "errors", "types"])}\n\nclient = Client("${examples.endpoint}")\n${examples.firstCall}`;
  return (
    [
      "<!-- Generated from openrpc.json by `npm run generate`. Do not edit. -->",
      `# ${project}`,
      `A typed JSON-RPC client for ${model.title}, with and without asyncio, for Python 3.10 and newer. It needs httpx and websockets.`,
      `The package comes with the service and is on no index: copy this folder into your project, as \`clients/${project}\`, and install it:`,
      fence("sh", `pip install ./clients/${project}`),
      "## First call",
      fence("python", first),
      "Every method of the service is a function of the client. Objects are dataclasses with names in Python's way, quantities are `int`, and bytes are `str` that begin with `0x`; params may be `bytes`, too. An endpoint URL that ends in an API key does not show up in logs, tracebacks and `repr`.",
      "## Errors",
      `A call raises a \`${rootError(model.title)}\`: an \`RpcError\` when the service returns an error, of the class of \`errors\` that has its name, else a \`TransportError\`.`,
      fence("python", `try:\n${examples.error}`),
      describeRetries(document),
      "## Batches",
      fence("python", `with client.batch() as batch:\n${examples.batch}`),
      "A batch is sent when its `with` block ends, in as few HTTP requests as the service's limits on the length and the size of a batch allow. Each call has its own outcome: `result()` returns the result or raises the error, and `error` is the error or `None`.",
      ...examples.sections,
      "## asyncio",
      fence("python", asyncExample(name, examples)),
      ...subscriptionSections(model, name),
      "## Options",
      table(["Option", "Default", "Meaning"], options),
      "All of them are options of `Client` and `AsyncClient`. `client.with_options(timeout=5, retries=0)` returns a client that shares its connections. `client.request(name, params)` calls a method by its name, with JSON as it is on the wire.",
    ].join("\n\n") + "\n"
  );
}

function asyncExample(name: string, examples: ReadmeExamples): string {
  return `import asyncio

${layOutImport(name, ["AsyncClient"])}


async def main() -> None:
    async with AsyncClient("${examples.endpoint}") as client:
${examples.async}


asyncio.run(main())`;
}

/** Nothing for a service without subscriptions. */
function subscriptionSections({ notifications }: ClientModel, name: string): string[] {
  if (!notifications.some(({ kind }) => kind === "logs")) return [];
  return [
    "## Subscriptions",
    fence(
      "python",
      `${layOutImport(name, ["AsyncClient"])}
${layOutImport(`${name}.types`, ["SubscriptionFilter"])}


async def follow(client: AsyncClient) -> None:
    filter = SubscriptionFilter(address="0x0000000000000000000000000000000001000006")
    async with client.subscribe_logs(filter) as logs:
        async for log in logs:
            print("removed" if log.removed else "new", log.block_number, log.transaction_hash)`,
    ),
    "Each subscription has a WebSocket connection of its own, which is opened again whenever it breaks, with growing delays. `subscribe_new_heads` and `subscribe_logs` resume where they were: no event is lost, and none comes twice. After a reorganisation come the headers of the new branch; logs that are no longer on the chain come again with `removed=True`. To go on where an earlier run of your program ended, give `from_block` the hash of the last block that it dealt with. `subscribe_new_pending_transactions` cannot resume: it goes on with what is sent after it has connected again.",
    "Events wait in the connection, not in your program: a loop that falls far behind is disconnected by the service, and resumes. The loop raises an `RpcError` when the key is refused, or when so much has happened since the disconnect that the service can't resume: then read what is missing with `eth_get_logs`. It raises `errors.KeyRevoked` when the key is revoked meanwhile.",
  ];
}

const options = [
  ["`timeout`", "a little more than the service's own deadline", "Seconds that each attempt may take"],
  ["`retries`", "`3`", "How often a call is sent again"],
  ["`headers`", "", "HTTP headers to send"],
  ["`http`", "a new one", "Your own `httpx.Client` or `httpx.AsyncClient`, with proxies or certificates"],
];
