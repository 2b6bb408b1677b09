import { fileURLToPath } from "node:url";
import { mailQuotaAlerts } from "./accounts/mail/quota-mails.js";
import { openMasterSecrets } from "./accounts/master-secret.js";
import { type Accounts, openAccounts } from "./accounts/open-accounts.js";
import { describeStart } from "./banner.js";
import { type Clock, createClock } from "./clock.js";
import { Closers } from "./closers.js";
import { baseUrlsOf, programOf, publicUrlOf } from "./config/public-urls.js";
import { type Settings, shutdownDelayMsOf } from "./config/settings.js";
import { parseTrustProxy } from "./config/trust-proxy.js";
import { createIdentifyCaller } from "./gateway/identify-caller.js";
import { createRouter } from "./gateway/pipeline.js";
import { ServedDocument, serversOf } from "./gateway/served-document.js";
import type { ResultChecks } from "./gateway/stages/check-results.js";
import type { ApiBudgets } from "./http/api/budgets.js";
import { createApi } from "./http/api/create-api.js";
import { createApp } from "./http/app.js";
import { createClientAddress, createClientIp, createIsProxy } from "./http/client-address.js";
import { ClientFaults, type ClientFaultsParts } from "./http/client-faults.js";
import { createClients } from "./http/clients/clients.js";
import { createDocs } from "./http/docs.js";
import { createPages } from "./http/pages.js";
import { RpcTransport, type RpcTransportParts } from "./http/rpc-transport.js";
import { createNetworkRecord, type NetworkRecord } from "./http/status/network-record.js";
import { createStrangerHolds, type OpenStrangerHold } from "./http/stranger-bytes.js";
import { type CreateCounter, createThrottleCounters } from "./http/throttle-counters.js";
import { transportOptionsOf } from "./http/transport-options.js";
import { type Limits, type LimitsOptions, openLimits } from "./limits/open-limits.js";
import type { FilterStore } from "./methods/filters/filter-store.js";
import { contextsOf, type DevchainChoices, type OpenedNodes, openNetworks } from "./open-nodes.js";
import { openStoreParts, type StoreChoices } from "./open-store-parts.js";
import { openReadiness } from "./readiness.js";
import { refusePublicDevelopment } from "./refuse-public-development.js";
import { shutDown } from "./shut-down.js";
import type { Database } from "./store/database.js";
import type { StoreBreaker } from "./store/store-breaker.js";
import { createLog, type Log } from "./telemetry/log.js";
import { openTracer } from "./telemetry/open-tracer.js";
import { createReportFailure } from "./telemetry/report-failure.js";

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
    const notify = mailQuotaAlerts(accounts.mail.post, publicUrlOf(settings));
    const limits = await closers.open(openLimits(settings, { ...options, ...store, notify }));
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

interface TransportParts
  extends Pick<ServiceOptions, "minResponseMs" | "apiBudgets">,
    Pick<RpcTransportParts, "tracer" | "log"> {
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly clockWarnings: () => Readonly<Record<string, string>>;
  readonly accounts: Accounts;
  readonly limits: Limits;
  readonly nodes: OpenedNodes;
  readonly filterStore: FilterStore;
  readonly networkRecord: NetworkRecord;
  readonly pagesUrl: URL;
  readonly createCounter: CreateCounter;
  readonly isStopping: () => boolean;
}

function createTransport(settings: Settings, parts: TransportParts): RpcTransport {
  const { log, accounts, limits } = parts;
  const baseUrls = baseUrlsOf(settings);
  const trustProxy = parseTrustProxy(settings.TRUST_PROXY) ?? 0;
  const addressOf = createClientAddress(trustProxy);
  const places = { addressOf, ipOf: createClientIp(trustProxy) };
  const { finder, lastUsed } = accounts;
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
  return new RpcTransport(transportOptionsOf(settings), {
    router: createRouter({ ...routing, program: programOf(publicUrl), limits, resultChecks, reportFailure }),
    reportFailure,
    identify: createIdentifyCaller({ finder, ...places, baseUrls, publicUrl, touch: lastUsed.touch }),
    describeLimits: limits.describe,
    openHold: limits.holds.open,
    isProxy: createIsProxy(trustProxy),
    addressOf,
    webSocketEvents: limits.webSocketEvents,
    tracer: parts.tracer,
    onRefused: (limit) => limits.metrics?.httpEvents.onConnectionRefused(limit),
    readersParts: { clock, onDisconnect: () => limits.metrics?.httpEvents.onSlowReader() },
    openStrangerHold,
    app: openApp(settings, { ...parts, document, trustProxy, openStrangerHold }),
    log,
  });
}

interface AppFacts extends TransportParts {
  readonly document: ServedDocument;
  readonly trustProxy: number | string[];
  readonly openStrangerHold: OpenStrangerHold;
}

function openApp(settings: Settings, facts: AppFacts): ReturnType<typeof createApp> {
  const { log, breaker, accounts, limits, nodes, networkRecord, pagesUrl, createCounter } = facts;
  const baseUrls = baseUrlsOf(settings);
  const publicUrl = publicUrlOf(settings);
  const onFault: ClientFaultsParts["onFault"] = (fault) => limits.metrics?.httpEvents.onClientFault(fault);
  const faults = new ClientFaults({ log, clock: facts.clock, onFault });
  const apiParts = { accounts, history: limits.history, nodes, networkRecord, createCounter, breaker, log, faults };
  const api = createApi(
    {
      mode: settings.MODE,
      publicUrl,
      signUp: settings.SIGN_UP,
      requestsPerDay: settings.DAILY_REQUESTS,
      methodCount: facts.document.document.methods.length,
      isPublicDevelopment: settings.ALLOW_PUBLIC_DEVELOPMENT,
      baseUrls,
      minResponseMs: facts.minResponseMs,
      budgets: facts.apiBudgets,
    },
    { ...apiParts, openHold: facts.openStrangerHold },
  );
  return createApp({
    findReadiness: openReadiness(settings, facts),
    document: facts.document.print(),
    api,
    pages: createPages(fileURLToPath(pagesUrl), { publicUrl, baseUrls }),
    endpoints: Object.values(baseUrls),
    hstsSeconds: publicUrl.startsWith("https:") ? settings.HSTS_SECONDS : undefined,
    docs: createDocs(fileURLToPath(new URL("site", pagesUrl)), { publicUrl, baseUrls }),
    clients: createClients(pagesUrl, publicUrl),
    trustProxy: facts.trustProxy,
    metrics: limits.metrics,
    log,
  });
}
