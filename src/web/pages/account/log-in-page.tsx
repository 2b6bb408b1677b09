import { useState } from "react";
import { useMe } from "../../api/queries.js";
import { meetPerson } from "../../api/query-client.js";
import { Notice } from "../../parts/notice.js";
import { NarrowPage } from "../../parts/page.js";
import { useLocation } from "../../router/location.js";
import { readNext } from "../../router/next-page.js";
import { Redirect } from "../../router/redirect.js";
import { PasswordStep } from "./password-step.js";
import { SecondFactorStep } from "./second-factor-step.js";

/** Logging in: the password, then a code where the account has a second factor. Also where the mail's link leads. */
export function LogInPage() {
  const location = useLocation();
  const { data: me } = useMe();
  const [needsCode, setNeedsCode] = useState(false);
  if (me) return <Redirect to={readNext(location)} />;
  if (needsCode)
    return (
      <NarrowPage title="Enter the code" lead="Your authenticator app shows six digits for rootgate.">
        <SecondFactorStep onDone={meetPerson} onBack={() => setNeedsCode(false)} />
      </NarrowPage>
    );
  return (
    <NarrowPage title="Log in">
      <Reason search={location.searchParams} />
      <PasswordStep onDone={meetPerson} onCodeNeeded={() => setNeedsCode(true)} />
    </NarrowPage>
  );
}

/** Why one came here. */
function Reason({ search }: { readonly search: URLSearchParams }) {
  if (search.has("verified")) return <Notice tone="info">Your address is confirmed. Log in to begin.</Notice>;
  if (search.has("reset")) return <Notice tone="info">Your new password is set. Log in with it.</Notice>;
  if (search.has("error"))
    return (
      <Notice tone="warning">
        This link is spent or too old. Log in below: if your address still has to be confirmed, you can have another one
        sent.
      </Notice>
    );
  if (search.has("next")) return <Notice tone="info">Log in to go on where you were.</Notice>;
  return null;
}
