import { useMe } from "../../api/queries.js";
import { Page } from "../../parts/page.js";
import { DeleteAccountCard } from "./delete-account-card.js";
import { NameCard } from "./name-card.js";
import { PasswordCard } from "./password-card.js";
import { SecondFactorCard } from "./second-factor-card.js";
import { SessionsCard } from "./sessions-card.js";

/** Oneself: name, password, second factor, sessions, and the end of the account. */
export function ProfilePage() {
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <Page title="Profile" lead={me.email}>
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <NameCard me={me} />
        <PasswordCard email={me.email} />
        <SecondFactorCard me={me} />
        <SessionsCard />
        <DeleteAccountCard />
      </div>
    </Page>
  );
}
