import { type AccessKeyRoutesParts, accessKeyRoutesOf } from "./access-key-routes.js";
import { type AccountRoutesParts, accountRoutesOf } from "./account-routes.js";
import { type AuthRoutesParts, authRoutesOf } from "./auth-routes.js";
import { confirmCodeRoute } from "./confirm-code.js";
import { type DevelopmentRoutesParts, developmentRoutesOf } from "./development/development-routes.js";
import { type KeyRoutesParts, keyRoutesOf } from "./key-routes.js";
import { type OperatorRoutesParts, operatorRoutesOf } from "./operator-routes.js";
import type { AnyRoute } from "./route.js";
import { type StatusRoutesParts, statusRoutesOf } from "./status-routes.js";
import { type UsageRoutesParts, usageRoutesOf } from "./usage-routes.js";
import { type WebhookRoutesParts, webhookRoutesOf } from "./webhook-routes.js";

export interface RoutesParts
  extends
    AccessKeyRoutesParts,
    AccountRoutesParts,
    AuthRoutesParts,
    KeyRoutesParts,
    OperatorRoutesParts,
    UsageRoutesParts,
    StatusRoutesParts,
    WebhookRoutesParts {
  /** Absent in production. */
  readonly development: Omit<DevelopmentRoutesParts, "throttles"> | undefined;
}

/** All routes of the dashboard's API. Each declares who may use it, and finds objects by their owner. */
export function routesOf(parts: RoutesParts): AnyRoute[] {
  const { development, throttles } = parts;
  return [
    ...accountRoutesOf(parts),
    ...authRoutesOf(parts),
    ...keyRoutesOf(parts),
    confirmCodeRoute(parts),
    ...accessKeyRoutesOf(parts),
    ...usageRoutesOf(parts),
    ...webhookRoutesOf(parts),
    ...operatorRoutesOf(parts),
    ...statusRoutesOf(parts),
    ...(development ? developmentRoutesOf({ ...development, throttles }) : []),
  ];
}
