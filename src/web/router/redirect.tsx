import { useEffect } from "react";
import { navigate } from "./location.js";

/** Leads to another page. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
