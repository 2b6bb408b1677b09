import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "./location.js";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly to: string };

/** A link to a page of the dashboard, followed without reloading. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
