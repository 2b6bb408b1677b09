import { readFileSync } from "node:fs";
import type { Settings } from "../../config/settings.js";
import type { Call } from "../../gateway/call.js";
import type { Servers } from "../../gateway/served-document.js";
import type { RpcRouter } from "../../rpc/router.js";
import type { ReportFailure } from "../../rpc/translate-failure.js";
import { defineCommand, UsageError } from "../command.js";
import { readPort, serveWithoutKeys } from "../serve-without-keys.js";
import { watchStopSignals } from "../stop-signals.js";

/** Serves the document's examples, for front ends without a chain. */
export const mock = defineCommand({
  name: "mock",
  summary: "Serve the examples of the OpenRPC document, without API keys or a node",
  details:
    "Params are checked as usual, but not those of another document. Those of no example get the method's first example's result.",
  options: {
    port: { summary: "Port to listen on; by default PORT", value: "N" },
    document: { summary: "Another OpenRPC document instead: a file of JSON", value: "FILE" },
  },
  async run({ settings: readSettings, options, print }) {
    const settings = await readSettings();
    const port = readPort(options.port, settings);
    const { createLog } = await import("../../telemetry/log.js");
    const { createReportFailure } = await import("../../telemetry/report-failure.js");
    const reportFailure = createReportFailure(createLog(settings.LOG_LEVEL));
    const network = "testnet";
    const router = options.document
      ? await mockOther(options.document, reportFailure)
      : await mockOwn(
          { [network]: { name: "Mock", url: `http://${settings.HOST}:${port}/` } },
          settings,
          reportFailure,
        );
    const transport = await serveWithoutKeys(settings, { router, network, port, reportFailure });
    const url = `http://${settings.HOST}:${transport.port}/`;
    print(
      { url },
      `MOCK: the results are examples, there is no blockchain behind them.\n\n${url} takes JSON-RPC requests without an API key, and with any.`,
    );
    watchStopSignals().addEventListener("abort", () => void transport.stop());
  },
});

async function mockOwn(servers: Servers, settings: Settings, reportFailure: ReportFailure): Promise<RpcRouter<Call>> {
  const { createMockRouter } = await import("../../gateway/mock-router.js");
  const { ServedDocument } = await import("../../gateway/served-document.js");
  return createMockRouter({
    document: new ServedDocument(servers, settings.METHODS, settings.NETWORKS),
    reportFailure,
  });
}

async function mockOther(file: string, reportFailure: ReportFailure): Promise<RpcRouter<Call>> {
  const { createDocumentMock } = await import("../../gateway/document-mock.js");
  try {
    return createDocumentMock(JSON.parse(readFileSync(file, "utf8")), reportFailure);
  } catch (error) {
    throw new UsageError(`--document ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
