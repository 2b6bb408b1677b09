import { z } from "zod";

/**
 * The secret part of a setting: all of it, the password in its URL or in each of several, or everything after a URL's host (providers put keys there).
 */
export type Hidden = "all" | "password" | "passwords" | "after-host";

/** Metadata of a secret setting, used by `rootgate config`. */
export const hide = (hidden: Hidden) => ({ hidden });

/** An http or https URL. */
export const url = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" });

/** `true` or `false`, `1` or `0`, `yes` or `no`, `on` or `off`. */
export const flag = z.stringbool();

/** A text parsed by `parse`, which throws an Error that says what is wrong. */
export const parsedBy = <T>(parse: (text: string) => T) =>
  z.string().transform((text, context): T => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });

/** A whole number of at least `least`. */
export const whole = (least: number) => z.coerce.number().int().min(least);
