import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RequestHandler } from "express";
import type { Accounts } from "../accounts/open-accounts.js";
import type { Clock } from "../clock.js";
import { baseUrlsOf, publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import { readVersion } from "../config/version.js";
import type { ServedDocument } from "../gateway/served-document.js";
import type { ApiBudgets } from "../http/api/budgets.js";
import { createApis } from "../http/api/create-api.js";
import { type AppParts, createApp } from "../http/app.js";
import { ClientFaults, type ClientFaultsParts } from "../http/client-faults.js";
import { createClients } from "../http/clients/clients.js";
import { createDocs } from "../http/docs.js";
import { type DocsLibrary, type DocsLibraryParts, openDocsLibrary } from "../http/mcp/docs-library.js";
import { McpCalls, type McpCallsParts } from "../http/mcp/mcp-calls.js";
import { createMcp } from "../http/mcp/mcp.js";
import { SearchThread } from "../http/mcp/search-thread.js";
import { createPages, type PagesParts } from "../http/pages.js";
import type { RpcTransportParts } from "../http/rpc-transport.js";
import type { NetworkRecord } from "../http/status/network-record.js";
import type { OpenStrangerHold } from "../http/stranger-bytes.js";
import { readThemeSource } from "../http/theme-script.js";
import type { CreateCounter } from "../http/throttle-counters.js";
import { transportOptionsOf } from "../http/transport-options.js";
import type { FilterStore } from "../methods/filters/filter-store.js";
import type { OpenedNodes } from "../networks/open-nodes.js";
import type { BodyLimits } from "../rpc/handle-body.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Limits } from "./open-limits.js";
import { openReadiness } from "./readiness.js";

/** What the transport is made of. */
export interface TransportParts extends Pick<RpcTransportParts, "tracer" | "log"> {
  readonly minResponseMs?: number | undefined;
  readonly apiBudgets?: ApiBudgets | undefined;
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

/** What the app needs beside: what calls are served by, and the rest. */
export interface AppFacts extends TransportParts {
  readonly document: ServedDocument;
  readonly trustProxy: number | string[];
  readonly openStrangerHold: OpenStrangerHold;
  /** What calls are served by. */
  readonly calling: Omit<McpCallsParts, keyof BodyLimits | "callTimeoutMs"> & Pick<RpcTransportParts, "addressOf">;
}

/** Everything that is served beside the RPC path. */
export function openApp(settings: Settings, facts: AppFacts): ReturnType<typeof createApp> {
  const { log, breaker, accounts, limits, nodes, networkRecord, pagesUrl, createCounter } = facts;
  const baseUrls = baseUrlsOf(settings);
  const publicUrl = publicUrlOf(settings);
  const onFault: ClientFaultsParts["onFault"] = (fault) => limits.metrics?.httpEvents.onClientFault(fault);
  const faults = new ClientFaults({ log, clock: facts.clock, onFault });
  const apiParts = { accounts, history: limits.history, nodes, networkRecord, createCounter, breaker, log, faults };
  const findReadiness = openReadiness(settings, facts);
  const apis = createApis(
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
    { ...apiParts, findReadiness, openHold: facts.openStrangerHold },
  );
  const site = fileURLToPath(new URL("site", pagesUrl));
  const urls = { publicUrl, baseUrls };
  return createApp({
    findReadiness,
    document: facts.document.print(),
    api: apis.dashboard,
    managementApi: apis.management,
    ...openPages(pagesUrl, { urls, facts: apis.facts }),
    endpoints: Object.values(baseUrls),
    hstsSeconds: publicUrl.startsWith("https:") ? settings.HSTS_SECONDS : undefined,
    docs: createDocs(site, urls),
    mcp: openMcp(settings, facts, openDocsLibrary({ folder: site, urls, find: openSearch(facts, site) })),
    clients: createClients(pagesUrl, publicUrl),
    trustProxy: facts.trustProxy,
    metrics: limits.metrics,
    log,
  });
}

function openPages(pagesUrl: URL, parts: PagesParts): Pick<AppParts, "pages" | "themeSource"> {
  const folder = fileURLToPath(pagesUrl);
  return { pages: createPages(folder, parts), themeSource: readThemeSource(folder) };
}

function openSearch({ pagesUrl, clock }: AppFacts, site: string): DocsLibraryParts["find"] {
  const workerUrl = new URL("bundle/search-worker.js", pagesUrl);
  const thread = new SearchThread({ workerUrl, index: join(site, "docs/search.json"), clock });
  return (query) => thread.search(query);
}

function openMcp(settings: Settings, facts: AppFacts, library: DocsLibrary): RequestHandler {
  const { calling, openStrangerHold: openHold, clock } = facts;
  const { callTimeoutMs, maxBatchLength, maxResponseBytes } = transportOptionsOf(settings);
  return createMcp({
    library,
    calls: new McpCalls({ ...calling, callTimeoutMs, maxBatchLength, maxResponseBytes }),
    publicUrl: publicUrlOf(settings),
    version: readVersion(),
    openHold,
    addressOf: calling.addressOf,
    elapsedMs: clock.elapsedMs,
  });
}
