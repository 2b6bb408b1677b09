import { z } from "zod";

/** What of a setting must not be shown: all of it, the password in its URL, or all that follows a URL's host (providers put keys there). */
export type Hidden = "all" | "password" | "after-host";

/** Metadata of a setting with something to hide; `rootgate config` obeys it. */
export const hide = (hidden: Hidden) => ({ hidden });

/** An address of the web. */
export const url = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" });

/** `true` or `false`, `1` or `0`, `yes` or `no`, `on` or `off`. */
export const flag = z.stringbool();

/** A text that `parse` takes; it throws an Error that says what is wrong with another. */
export const parsedBy = <T>(parse: (text: string) => T) =>
  z.string().transform((text, context): T => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });

/** A whole number from `least` up. */
export const whole = (least: number) => z.coerce.number().int().min(least);
