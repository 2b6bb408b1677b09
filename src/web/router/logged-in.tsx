import { type ReactNode, useState } from "react";
import { useMe } from "../api/queries.js";
import { PageLoading } from "../parts/page-loading.js";
import { Problem } from "../parts/problem.js";
import { useLocation } from "./location.js";
import { logInPath } from "./next-page.js";
import { Redirect } from "./redirect.js";

/** For logged-in readers; others log in first, and then return. */
export function LoggedIn({ children }: { readonly children: ReactNode }) {
  const me = useMe();
  const location = useLocation();
  const [hadSession, setHadSession] = useState(false);
  if (me.data && !hadSession) setHadSession(true);
  if (me.data === null) return <Redirect to={logInPath(location, hadSession)} />;
  if (me.data) return children;
  return me.error ? <Problem error={me.error} retry={me.refetch} /> : <PageLoading />;
}
