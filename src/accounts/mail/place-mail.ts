import { dayMs } from "../../clock.js";
import { networks } from "../../config/networks.js";
import type { KeyElsewhere } from "../key-places.js";
import { composeMail } from "./compose-mail.js";
import type { Mail } from "./mail.js";

/** "An API key is used from a new place." Not sent when it is a day late. */
export function placeMail({ email, id, name, network, place }: KeyElsewhere, publicUrl: string): Mail {
  return composeMail(email, "An API key is used from a new place", {
    paragraphs: [
      `Your ${networks[network].label} API key “${name}” was used from ${place} for the first time.`,
      "If that is your app, you need do nothing. Otherwise rotate the key on its page, and restrict it to the origins or IP addresses that you know.",
    ],
    link: { label: "Open the key", url: `${publicUrl}/keys/${id}` },
    closing: `You can turn off these messages at ${publicUrl}/profile?tab=alerts.`,
    keepMs: dayMs,
  });
}
