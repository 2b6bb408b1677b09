import { z } from "zod";

/** Settings of users' webhooks. */
export const webhookSettings = {
  WEBHOOKS: z
    .enum(["off", "public", "any"], "must be off, public or any")
    .optional()
    .describe(
      "Where users' webhooks may be: `public`, at public IP addresses over HTTPS; `any`, also at private ones and over HTTP, for a service whose users may reach its network; `off`, nowhere; default: any in development, public in production",
    ),
};

export type WebhookPlaces = "off" | "public" | "any";

/** Where webhooks may be. */
export function webhookPlacesOf(settings: {
  readonly WEBHOOKS?: WebhookPlaces | undefined;
  readonly MODE: "development" | "production";
}): WebhookPlaces {
  return settings.WEBHOOKS ?? (settings.MODE === "development" ? "any" : "public");
}

/** How alerts are sent to a webhook: as Standard Webhooks has it, or as Slack's incoming webhooks take it. An option of each webhook. */
export const webhookFormats = ["json", "slack"] as const;

export type WebhookFormat = (typeof webhookFormats)[number];
