import type { ReactNode } from "react";
import { useMe } from "../api/queries.js";
import { NotFoundPage } from "../pages/not-found-page.js";
import { LoggedIn } from "./logged-in.js";

/** For users who operate the service; for others there is no such page. */
export function OperatorsOnly({ children }: { readonly children: ReactNode }) {
  return (
    <LoggedIn>
      <IfOperator>{children}</IfOperator>
    </LoggedIn>
  );
}

function IfOperator({ children }: { readonly children: ReactNode }) {
  const { data: me } = useMe();
  return me?.isOperator ? children : <NotFoundPage />;
}
