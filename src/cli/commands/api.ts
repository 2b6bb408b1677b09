import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";

export const api = defineCommand({
  name: "api",
  summary: "Call the management API of a service elsewhere, as logged in",
  details: `Operations and their values are those of the service: rootgate api lists them.

  rootgate api createKey name=CI network=Testnet dailyRequests=1000
  rootgate api rotateKey id=ID
  rootgate api getUsage range=30d

A list is written with commas, null removes a limit. Prints the response as JSON.`,
  arguments: {
    operation: { summary: "The operation's name; without one all are listed", isOptional: true },
    values: { summary: "What the operation takes, as name=value", isRest: true },
  },
  options: { url: { summary: "The dashboard's URL, in place of the one of rootgate login", value: "URL" } },
  async run({ arguments: { operation: id, values }, options: { url }, terminal, print }) {
    const { describeRefusal, findCredentials, sendRequest } = await import("../remote/remote-service.js");
    const { buildRequest, findOperation, namesOf, readOperations } = await import("../remote/operations.js");
    const credentials = findCredentials(terminal, url);
    const description = await sendRequest(credentials, { verb: "GET", path: "/openapi.json" });
    if (description.status !== 200) throw new Error(`${credentials.url} has no management API`);
    const operations = readOperations(description.body);
    if (id === undefined) {
      const rows = operations.map((operation) => [operation.id, operation.summary, namesOf(operation)]);
      return print(operations, formatTable(["OPERATION", "SUMMARY", "VALUES"], rows));
    }
    const response = await sendRequest(credentials, buildRequest(findOperation(operations, id), values));
    if (response.status >= 300) throw new Error(describeRefusal(response));
    print(response.body ?? {}, response.body === undefined ? "Done.\n" : `${JSON.stringify(response.body, null, 2)}\n`);
  },
});
