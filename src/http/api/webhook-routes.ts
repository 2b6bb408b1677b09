import { z } from "zod";
import { sourceOf } from "../../accounts/protection/request-source.js";
import type { OpenedWebhooks } from "../../accounts/webhooks/open-webhooks.js";
import { webhookFormats } from "../../config/webhooks.js";
import type { Throttles } from "../throttles.js";
import { ApiError, notFound } from "./api-error.js";
import type { NewWebhookUrl, SetWebhook, WebhookState } from "./api-types.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { type AnyRoute, defineRoute } from "./route.js";

export interface WebhookRoutesParts {
  readonly webhooks: OpenedWebhooks;
  readonly throttles: Throttles;
}

const maxUrlLength = 1_000;

const urlBody: z.ZodType<NewWebhookUrl> = z.strictObject({
  url: z
    .string()
    .trim()
    .max(maxUrlLength, `Must have at most ${maxUrlLength} characters`)
    .pipe(z.url({ protocol: /^https?$/, error: "Must be a URL that begins with https://" }))
    .refine((text) => !hasUser(text), "Must not contain a user name or a password"),
  format: z.enum(webhookFormats, `Must be ${webhookFormats.join(" or ")}`),
});

function hasUser(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== "" || password !== "";
}

/** Where a user's alerts are sent besides their mails. There are no such routes where the service has no webhooks. */
export function webhookRoutesOf(parts: WebhookRoutesParts): AnyRoute[] {
  return routesOf(parts).map((route) => ({
    ...route,
    handle(request) {
      if (parts.webhooks.places === "off") throw notFound();
      return route.handle(request);
    },
  }));
}

function routesOf(parts: WebhookRoutesParts): AnyRoute[] {
  const { webhooks } = parts;
  return [
    defineRoute({
      verb: "GET",
      path: "/webhook",
      access: "user",
      async handle({ session }): Promise<WebhookState> {
        const { id } = session.user;
        return { webhook: (await webhooks.find(id)) ?? null, deliveries: await webhooks.listDeliveries(id) };
      },
    }),
    setRouteOf(parts),
    defineRoute({
      verb: "DELETE",
      path: "/webhook",
      access: "user",
      status: 204,
      async handle({ session, headers }) {
        if (!(await webhooks.remove(session.user.id, sourceOf(headers)))) throw notFound();
      },
    }),
    defineRoute({
      verb: "POST",
      path: "/webhook/test",
      access: "user",
      status: 204,
      async handle({ ip, session }) {
        await enforceThrottle(parts.throttles, "keyChange", { ip, account: session.user.id });
        if (!(await webhooks.test(session.user.id))) throw notFound();
        webhooks.sender.wake();
      },
    }),
  ];
}

function setRouteOf({ webhooks, throttles }: WebhookRoutesParts): AnyRoute {
  return defineRoute<"user", NewWebhookUrl>({
    verb: "POST",
    path: "/webhook",
    access: "user",
    body: urlBody,
    status: 201,
    async handle({ ip, session, body, headers }): Promise<SetWebhook> {
      await enforceThrottle(throttles, "keyChange", { ip, account: session.user.id });
      if (webhooks.places !== "any" && !body.url.startsWith("https:"))
        throw new ApiError("invalid", "Must be a URL that begins with https://", { field: "url" });
      const set = await webhooks.set({ ...body, userId: session.user.id }, sourceOf(headers));
      webhooks.sender.wake();
      return set;
    },
  });
}
