import { flag } from "./setting-types.js";

/** Settings of users' webhooks. */
export const webhookSettings = {
  WEBHOOK_PRIVATE_ADDRESSES: flag
    .optional()
    .describe(
      "Whether users' webhooks may be at private addresses and over plain HTTP, for a service whose users may reach its network; default: yes in development, no in production",
    ),
};

/** Whether webhooks may be at private addresses. */
export function allowsPrivateWebhooks(settings: {
  readonly WEBHOOK_PRIVATE_ADDRESSES?: boolean | undefined;
  readonly MODE: "development" | "production";
}): boolean {
  return settings.WEBHOOK_PRIVATE_ADDRESSES ?? settings.MODE === "development";
}

/** How alerts are sent to a webhook: as Standard Webhooks has it, or as Slack's incoming webhooks take it. An option of each webhook. */
export const webhookFormats = ["json", "slack"] as const;

export type WebhookFormat = (typeof webhookFormats)[number];
