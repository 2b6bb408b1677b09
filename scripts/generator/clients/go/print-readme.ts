import { fence, table } from "../../emitters/markdown.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { describeRetries } from "../describe-retries.js";
import type { ClientModel } from "../model/client-model.js";
import { ethereumSections } from "./ethereum-sections.js";
import { exportedName, modulePathOf, packageNameOf } from "./go-names.js";

/** README.md of the package: from the installation to errors, in the order in which one needs it. */
export function printReadme(document: OpenRpcDocument, model: ClientModel): string {
  const name = packageNameOf(model.title);
  const path = modulePathOf(model.title);
  const [method] = model.methods;
  const sections = ethereumSections(model) ?? [
    fence("go", `client, err := ${name}.New("${model.endpoint}")`),
    `Every method of the service is a function of the client, such as \`${exportedName(method?.name ?? "")}\`.`,
  ];
  return (
    [
      "<!-- Generated from openrpc.json by `npm run generate`. Do not edit. -->",
      `# ${name} for Go`,
      `A typed JSON-RPC client for ${model.title}. It runs with Go 1.23 and newer${model.notifications.length > 0 ? " and has one dependency, [github.com/coder/websocket](https://github.com/coder/websocket)" : " and has no dependencies"}.`,
      "The module comes with the service and is on no server: copy this folder into your project, as `clients/" +
        name +
        "`, and say where it is:",
      fence("sh", `go mod edit -require=${path}@v${model.version} -replace=${path}=./clients/${name}\ngo mod tidy`),
      ...sections,
      "## Retries",
      describeRetries(document),
      "## Options",
      table(["Option of `New`", "Default", "Meaning"], options),
    ].join("\n\n") + "\n"
  );
}

const options = [
  [
    "`WithTimeout`",
    "a little more than the service's own deadline",
    "How long each attempt may take. A call as a whole ends with its context",
  ],
  ["`WithRetries`", "`3`", "How often a call is sent again"],
  ["`WithHeader`", "", "An HTTP header to send"],
  ["`WithPingInterval`", "a minute", "How often WebSocket connections are probed"],
  ["`WithHTTPClient`", "`http.DefaultClient`", "Another HTTP client, for a proxy or a transport of your own"],
];
