import { Router } from "express";
import { limits } from "../../../generated/limits.js";
import { findDevelopmentKeys } from "../../accounts/development-user.js";
import type { Accounts } from "../../accounts/open-accounts.js";
import { maxPasswordLength, minPasswordLength } from "../../accounts/password-options.js";
import type { NetworkName } from "../../config/network-table.js";
import { readVersion } from "../../config/version.js";
import type { OpenedNodes } from "../../networks/open-nodes.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import type { UsageHistory } from "../../usage/history/usage-history.js";
import type { ClientFaults } from "../client-faults.js";
import type { NetworkRecord } from "../status/network-record.js";
import type { CreateCounter } from "../throttle-counters.js";
import { createThrottles } from "../throttles.js";
import type { ServiceFacts } from "./api-types.js";
import { type ApiBudgets, createApiBudgets } from "./budgets.js";
import { accessKeyCallers, sessionCallers } from "./callers.js";
import { showKey } from "./key-routes.js";
import { describeManagement, managementRoutesOf, serveDescription } from "./management-api.js";
import { createDescribeService, type OperatorServiceParts } from "./operator-service.js";
import type { JsonBodyParts } from "./read-json-body.js";
import { createPasswordTurns, createUserTurns } from "./request-turns.js";
import type { AnyRoute } from "./route.js";
import { routesOf } from "./routes.js";
import { type ApiParts as ServingParts, serveRoutes } from "./serve-routes.js";

export interface ApiOptions {
  readonly mode: ServiceFacts["mode"];
  readonly publicUrl: string;
  readonly signUp: ServiceFacts["signUp"];
  readonly requestsPerDay: number;
  /** How many methods are served. */
  readonly methodCount: number;
  /** Whether other machines may use a service in development mode. */
  readonly isPublicDevelopment: boolean;
  /** Minimum time of responses whose time must reveal nothing: by default longer than sign-up or a password reset takes. */
  readonly minResponseMs?: number | undefined;
  readonly budgets?: ApiBudgets | undefined;
  /** The base URL of each network. */
  readonly baseUrls: Readonly<Partial<Record<NetworkName, string>>>;
}

export interface ApiParts {
  readonly accounts: Accounts;
  readonly history: UsageHistory;
  readonly nodes: OpenedNodes;
  readonly networkRecord: Pick<NetworkRecord, "read">;
  readonly findReadiness: OperatorServiceParts["findReadiness"];
  readonly createCounter: CreateCounter;
  readonly openHold: JsonBodyParts["openHold"];
  readonly breaker: StoreBreaker;
  readonly log: Log;
  readonly faults: ClientFaults;
}

/** Longer than sign-up or a password reset takes. */
const defaultMinResponseMs = 300;

/** The JSON APIs, of the same routes. */
export interface Apis {
  /** The dashboard's, mounted at /api. */
  readonly dashboard: Router;
  /** For access keys, mounted at /v1. */
  readonly management: Router;
  /** What pages need to know of the service. */
  readonly facts: ServiceFacts;
}

export function createApis(
  options: ApiOptions,
  { accounts, history, nodes, networkRecord, findReadiness, createCounter, openHold, breaker, log, faults }: ApiParts,
): Apis {
  const { mode, publicUrl, baseUrls, signUp, minResponseMs = defaultMinResponseMs } = options;
  const { auth, accessKeys, mail, secondFactors } = accounts;
  const throttles = createThrottles(createCounter);
  const development =
    mode === "development"
      ? {
          mail,
          nodes,
          isPublic: options.isPublicDevelopment,
          listKeys: async () => (await findDevelopmentKeys(accounts)).map((key) => showKey(key, baseUrls)),
        }
      : undefined;
  const facts = factsOf(options, { nodes, hasWebhooks: accounts.webhooks.places !== "off" });
  const passwordTurns = createPasswordTurns();
  const ofAccounts = { ...accounts, signUp, throttles, passwordTurns, publicUrl, minResponseMs };
  const describeService = createDescribeService({ signUp, nodes, findReadiness });
  const routes = routesOf({ ...ofAccounts, baseUrls, history, networkRecord, facts, describeService, development });
  const budgets = options.budgets ?? createApiBudgets(() => performance.now());
  const turns = createUserTurns();
  const serving = { budgets, turns, openHold, breaker, log, faults };
  const callers = sessionCallers({ auth, secondFactors, trustedOrigins: trustedOriginsOf(options) });
  return {
    facts,
    dashboard: serveRoutes(routes, { ...serving, callers }),
    management: createManagement(routes, { ...serving, callers: accessKeyCallers(accessKeys) }, publicUrl),
  };
}

function createManagement(all: readonly AnyRoute[], serving: ServingParts, publicUrl: string): Router {
  const routes = managementRoutesOf(all);
  const router = Router();
  serveDescription(router, () => describeManagement(routes, { version: readVersion(), publicUrl }));
  return router.use(serveRoutes(routes, serving));
}

function factsOf(
  { mode, baseUrls, signUp, requestsPerDay, methodCount }: ApiOptions,
  { nodes, hasWebhooks }: Pick<ApiParts, "nodes"> & Pick<ServiceFacts, "hasWebhooks">,
): ServiceFacts {
  const served = Object.values(nodes).map(({ network: { name, label, chain }, devchain }) => ({
    network: label,
    baseUrl: baseUrls[name] as string,
    chainId: chain.id,
    chainName: chain.name,
    explorerUrl: devchain ? null : (chain.explorerUrl ?? null),
  }));
  const offer = { requestsPerDay, keysPerUser: limits.keysPerUser, methodCount };
  return { mode, networks: served, offer, hasWebhooks, signUp, minPasswordLength, maxPasswordLength };
}

/** In development mode the dashboard may be opened as localhost or 127.0.0.1. */
function trustedOriginsOf({ mode, publicUrl }: ApiOptions): ReadonlySet<string> {
  const { origin } = new URL(publicUrl);
  return new Set(mode === "development" ? [origin, origin.replace("//localhost", "//127.0.0.1")] : [origin]);
}
