import type { ComponentProps } from "react";
import { Link } from "../router/link.js";

/** A link within a text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="text-accent rounded-sm font-medium underline underline-offset-4" />;
}
