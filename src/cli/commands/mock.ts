import { defineCommand } from "../command.js";
import { readPort, serveWithoutKeys } from "../serve-without-keys.js";
import { watchStopSignals } from "../stop-signals.js";

/** Serves the document's examples, for front ends without a chain. */
export const mock = defineCommand({
  name: "mock",
  summary: "Serve the examples of the OpenRPC document, without API keys or a node",
  details: "Params are checked as usual. Those of no example get the method's first example's result.",
  options: { port: { summary: "Port to listen on; by default PORT", value: "N" } },
  async run({ settings: readSettings, options, print }) {
    const settings = await readSettings();
    const port = readPort(options.port, settings);
    const { createMockRouter } = await import("../../gateway/mock-router.js");
    const { ServedDocument } = await import("../../gateway/served-document.js");
    const { createLog } = await import("../../telemetry/log.js");
    const { createReportFailure } = await import("../../telemetry/report-failure.js");
    const reportFailure = createReportFailure(createLog(settings.LOG_LEVEL));
    const network = "testnet";
    const document = new ServedDocument(
      { [network]: { name: "Mock", url: `http://${settings.HOST}:${port}/` } },
      settings.METHODS,
    );
    const router = createMockRouter({ document, reportFailure });
    const transport = await serveWithoutKeys(settings, { router, network, port, reportFailure });
    const url = `http://${settings.HOST}:${transport.port}/`;
    print(
      { url },
      `MOCK: the results are examples, there is no blockchain behind them.\n\n${url} takes JSON-RPC requests without an API key, and with any.`,
    );
    watchStopSignals().addEventListener("abort", () => void transport.stop());
  },
});
