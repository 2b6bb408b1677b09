import { openMasterSecrets } from "../accounts/master-secret.js";
import { type Accounts, openAccounts } from "../accounts/open-accounts.js";
import { createClock } from "../clock.js";
import { findPublicDevelopment } from "../config/loopback.js";
import { baseUrlsOf, programOf, publicUrlOf } from "../config/public-urls.js";
import { type Settings, shutdownDelayMsOf } from "../config/settings.js";
import { parseTrustProxy } from "../config/trust-proxy.js";
import { createIdentifyCaller } from "../gateway/identify-caller.js";
import { createRouter } from "../gateway/pipeline.js";
import { ServedDocument, serversOf } from "../gateway/served-document.js";
import { type ResultChecks } from "../gateway/stages/check-results.js";
import { type ApiBudgets } from "../http/api/budgets.js";
import { createClientAddress, createClientIp, createIsProxy } from "../http/client-address.js";
import { RpcTransport } from "../http/rpc-transport.js";
import { createNetworkRecord } from "../http/status/network-record.js";
import { createStrangerHolds } from "../http/stranger-bytes.js";
import { createThrottleCounters } from "../http/throttle-counters.js";
import { transportOptionsOf } from "../http/transport-options.js";
import { contextsOf, type DevchainChoices, openNetworks } from "../networks/open-nodes.js";
import { type Database } from "../store/database.js";
import { createLog, type Log } from "../telemetry/log.js";
import { openTracer } from "../telemetry/open-tracer.js";
import { createReportFailure } from "../telemetry/report-failure.js";
import { describeStart } from "./banner.js";
import { Closers } from "./closers.js";
import { openApp, type TransportParts } from "./open-app.js";
import { type Limits, type LimitsOptions, openLimits } from "./open-limits.js";
import { openStoreParts, type StoreChoices } from "./open-store-parts.js";
import { shutDown } from "./shut-down.js";

/** The running service. */
export interface Service {
  readonly port: number;
  readonly db: Database;
  readonly accounts: Accounts;
  readonly limits: Limits;
  /** What development mode prints: endpoint URLs with API keys. */
  readonly banner: () => Promise<string>;
  /** Shuts down: step by step, as `shutDown` says. Asked for again, it resolves with the first time. */
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions extends DevchainChoices, StoreChoices, LimitsOptions {
  /** The built dashboard's folder, likewise; the documentation is in the folder `site` beside it. */
  readonly pagesUrl?: URL;
  readonly log?: Log;
  /** Minimum time of responses whose time must reveal nothing, for tests that make many accounts. */
  readonly minResponseMs?: number | undefined;
  /** Budgets of requests to the API, for tests that send many. */
  readonly apiBudgets?: ApiBudgets | undefined;
  /** Aborts the start: it rejects with the signal's reason, and what was opened is closed. */
  readonly signal?: AbortSignal;
}

/** Builds every part of the service, starts it, and rejects when a part cannot work. */
export async function startService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  options.signal?.throwIfAborted();
  const log = options.log ?? createLog(settings.LOG_LEVEL);
  refusePublicDevelopment(settings, log);
  const closers = new Closers(options.signal);
  try {
    const tracer = await openTracer(settings, { closers, log });
    const store = await openStoreParts(settings, options, { closers, log });
    const { db, clock, stores } = store;
    const masterSecrets = await openMasterSecrets(settings, db);
    const accounts = await closers.open(openAccounts(settings, { ...store, masterSecrets }));
    const limits = await closers.open(openLimits(settings, { ...options, ...store, notices: accounts.notices }));
    limits.metrics?.watchMails(accounts.mail.delivery);
    const ofNetworks = { ...options, ...store, ...stores.filters, events: limits.metrics?.nodeEvents };
    const networks = await closers.open(openNetworks(settings, ofNetworks));
    const networkRecord = createNetworkRecord({ ...store, ...networks });
    closers.add(() => networkRecord.close());
    const { minResponseMs, apiBudgets, pagesUrl = new URL("../web", import.meta.url) } = options;
    let stopping: Promise<void> | undefined;
    const isStopping = () => stopping !== undefined;
    const createCounter = createThrottleCounters(store, masterSecrets);
    const parts = { ...store, tracer, accounts, limits, ...networks, networkRecord, createCounter, isStopping };
    const transport = createTransport(settings, { ...parts, pagesUrl, minResponseMs, apiBudgets });
    accounts.finder.onChange((changed) => transport.checkKeys(changed));
    accounts.finder.onChange(limits.onKeysChanged);
    accounts.finder.onChange(accounts.keyPlaces.forget);
    await transport.start();
    log.info({ port: transport.port, networks: settings.NETWORKS, mode: settings.MODE }, "listening");
    const banner = () =>
      describeStart(settings, { db, accounts, masterSecrets, nodes: networks.nodes, port: transport.port });
    const times = { delayMs: shutdownDelayMsOf(settings), timeoutMs: settings.SHUTDOWN_TIMEOUT_MS };
    const stop = () => (stopping ??= shutDown(times, { transport, closeParts: () => closers.close(), clock, log }));
    return { port: transport.port, db, accounts, limits, banner, stop };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

function createTransport(settings: Settings, parts: TransportParts): RpcTransport {
  const { log, accounts, limits } = parts;
  const baseUrls = baseUrlsOf(settings);
  const trustProxy = parseTrustProxy(settings.TRUST_PROXY) ?? 0;
  const addressOf = createClientAddress(trustProxy);
  const places = { addressOf, ipOf: createClientIp(trustProxy) };
  const { finder, lastUsed, keyPlaces } = accounts;
  const publicUrl = publicUrlOf(settings);
  const devchains = settings.NETWORKS.filter((name) => parts.nodes[name]?.devchain);
  const controlled = settings.MODE === "development" ? devchains : [];
  const document = new ServedDocument(serversOf(baseUrls), settings.METHODS, controlled);
  const reportFailure = createReportFailure(log);
  const clock = createClock();
  const openStrangerHold = createStrangerHolds({ addressOf, clock });
  const resultChecks: ResultChecks = {
    ratio: settings.RESULT_CHECK_RATIO,
    random: Math.random,
    reportDrift: (drift) => log.error(drift, "a result is not what the document says"),
  };
  const routing = { contexts: contextsOf(settings, parts), document };
  const router = createRouter({ ...routing, program: programOf(publicUrl), limits, resultChecks, reportFailure });
  const uses = { touch: lastUsed.touch, notePlace: keyPlaces.note };
  const identify = createIdentifyCaller({ finder, ...places, baseUrls, publicUrl, ...uses });
  const calling = { router, identify, reportFailure, addressOf, openHold: limits.holds.open, tracer: parts.tracer };
  return new RpcTransport(transportOptionsOf(settings), {
    ...calling,
    describeLimits: limits.describe,
    isProxy: createIsProxy(trustProxy),
    webSocketEvents: limits.webSocketEvents,
    onRefused: (limit) => limits.metrics?.httpEvents.onConnectionRefused(limit),
    readersParts: { clock, onDisconnect: () => limits.metrics?.httpEvents.onSlowReader() },
    openStrangerHold,
    app: openApp(settings, { ...parts, document, trustProxy, openStrangerHold, calling }),
    log,
  });
}

/** @throws if development mode could be reached from other machines, unless a setting permits that. */
function refusePublicDevelopment(settings: Settings, log: Log): void {
  const found = findPublicDevelopment(settings);
  if (found.length === 0) return;
  const problem = `development mode is public (${found.join(", ")}): whoever reaches it can take over any account`;
  if (!settings.ALLOW_PUBLIC_DEVELOPMENT)
    throw new Error(
      `Settings: ${problem}. Set MODE=production, or ALLOW_PUBLIC_DEVELOPMENT=true to start all the same`,
    );
  log.warn(`${problem}; ALLOW_PUBLIC_DEVELOPMENT permits it`);
}
