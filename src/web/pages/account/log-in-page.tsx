import { useState } from "react";
import { useIsSignUpOpen, useMe } from "../../api/queries.js";
import { meetPerson } from "../../api/query-client.js";
import { Notice } from "../../parts/notice.js";
import { NarrowPage } from "../../parts/page.js";
import { useLocation } from "../../router/location.js";
import { readNext } from "../../router/next-page.js";
import { Redirect } from "../../router/redirect.js";
import { PasswordStep } from "./password-step.js";
import { TwoFactorStep } from "./two-factor-step.js";

/** Logging in: the password, then a code where two-factor authentication is on. Also where the verification mail's link leads. */
export function LogInPage() {
  const location = useLocation();
  const { data: me } = useMe();
  /** Of the log-in that needs a code. */
  const [email, setEmail] = useState<string>();
  if (me) return <Redirect to={readNext(location)} />;
  if (email !== undefined)
    return <TwoFactorStep email={email} onDone={meetPerson} onBack={() => setEmail(undefined)} />;
  return (
    <NarrowPage title="Log in">
      <Reason search={location.searchParams} />
      <PasswordStep onDone={meetPerson} onCodeNeeded={setEmail} />
    </NarrowPage>
  );
}

/** Why one came here. */
function Reason({ search }: { readonly search: URLSearchParams }) {
  const isSignUpOpen = useIsSignUpOpen();
  if (search.has("verified")) return <Notice tone="info">Your e-mail is confirmed. Log in to continue.</Notice>;
  if (search.has("reset")) return <Notice tone="info">Your password was reset. Log in with the new one.</Notice>;
  if (search.has("error"))
    return (
      <Notice tone="warning">
        This link has expired or was replaced by a newer one. Log in below: if your e-mail isn&apos;t confirmed yet, you
        can request another link.
      </Notice>
    );
  if (search.has("expired")) return <Notice tone="info">Your session expired. Log in to continue.</Notice>;
  if (search.has("next"))
    return <Notice tone="info">{isSignUpOpen ? "Log in or create an account" : "Log in"} to continue.</Notice>;
  return null;
}
