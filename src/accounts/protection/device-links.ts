import { randomBytes } from "node:crypto";
import type { Database } from "../../store/database.js";
import { deviceLinkMail, deviceLinkMs } from "../mail/account-mails.js";
import type { Mail } from "../mail/mail.js";
import type { LiveTokens } from "./live-tokens.js";

/**
 * Links in mails that make a browser a known device: guesses of strangers do not keep it from logging in, with the password and a
 * code as ever.
 */
export interface DeviceLinks {
  /** Sends one if the e-mail has an account that can log in. */
  send(email: string): Promise<void>;
  /** Uses a link up and returns its user; undefined if it is invalid. */
  redeem(token: string): Promise<string | undefined>;
}

export interface DeviceLinksParts {
  readonly db: Database;
  readonly tokens: LiveTokens;
  readonly post: (mail: Mail) => Promise<void>;
  /** The dashboard's origin. */
  readonly publicUrl: string;
}

export function createDeviceLinks({ db, tokens, post, publicUrl }: DeviceLinksParts): DeviceLinks {
  return {
    async send(email) {
      const user = await db
        .selectFrom("user")
        .select(["id", "email"])
        .where("email", "=", email.toLowerCase())
        .where("emailVerified", "=", 1)
        .where("disabled_at", "is", null)
        .executeTakeFirst();
      if (!user) return;
      const token = randomBytes(32).toString("base64url");
      await tokens.issue({ userId: user.id, purpose: "allow-device", token, lifetimeMs: deviceLinkMs });
      await post(deviceLinkMail(user.email, `${publicUrl}/allow-device?token=${token}`));
    },
    redeem: (token) => tokens.redeem("allow-device", token),
  };
}
