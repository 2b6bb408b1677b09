import { dayMs } from "../../clock.js";
import { networks } from "../../config/networks.js";
import type { ExpiringKey } from "../expiry-notices.js";
import { composeMail } from "./compose-mail.js";
import type { Mail } from "./mail.js";

/** "Your API key expires soon." Not sent when it is a day late. */
export function expiryMail({ email, id, name, network, expiresAt }: ExpiringKey, publicUrl: string): Mail {
  const time = `${expiresAt.slice(0, 10)} ${expiresAt.slice(11, 16)} UTC`;
  return composeMail(email, "An API key expires soon", {
    paragraphs: [
      `Your ${networks[network].label} API key “${name}” expires at ${time}. From then on its requests fail with Unauthorized.`,
      "If you still need it, give it more time on its page, or create another key and use that one.",
    ],
    link: { label: "Open the key", url: `${publicUrl}/keys/${id}` },
    closing: `You can turn off these messages at ${publicUrl}/profile?tab=alerts.`,
    keepMs: dayMs,
  });
}
