import { useMe, useService } from "../../api/queries.js";
import { Page } from "../../parts/page.js";
import { AccessKeysCard } from "./access-keys-card.js";
import { AlertsCard } from "./alerts-card.js";
import { DeleteAccountCard } from "./delete-account-card.js";
import { EmailCard } from "./email-card.js";
import { NameCard } from "./name-card.js";
import { PasswordCard } from "./password-card.js";
import { SecurityLogCard } from "./security-log-card.js";
import { SessionsCard } from "./sessions-card.js";
import { TwoFactorCard } from "./two-factor-card.js";
import { WebhookCard } from "./webhook-card.js";

/** One's own account: name, e-mail, password, two-factor authentication, access keys, alerts, sessions, security log, deletion. */
export function ProfilePage() {
  const { data: me } = useMe();
  const { data: service } = useService();
  if (!me) return null;
  return (
    <Page title="Profile">
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <NameCard me={me} />
        <EmailCard me={me} />
        <PasswordCard email={me.email} />
        <TwoFactorCard me={me} />
        <AccessKeysCard />
        <AlertsCard />
        {service?.hasWebhooks && <WebhookCard />}
        <SessionsCard />
        <SecurityLogCard />
        <DeleteAccountCard />
      </div>
    </Page>
  );
}
