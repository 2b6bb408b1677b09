import type { ReactNode } from "react";
import { useMe, useService } from "../../api/queries.js";
import { Page } from "../../parts/page.js";
import { Tabs } from "../../parts/tabs.js";
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

/** One's own account: name, e-mail, deletion; password, two-factor authentication, sessions, security log; alerts; access keys. */
export function ProfilePage() {
  const { data: me } = useMe();
  const { data: service } = useService();
  if (!me) return null;
  const account = (
    <Stack>
      <NameCard me={me} />
      <EmailCard me={me} />
      <DeleteAccountCard />
    </Stack>
  );
  const security = (
    <Stack>
      <PasswordCard email={me.email} />
      <TwoFactorCard me={me} />
      <SessionsCard />
      <SecurityLogCard />
    </Stack>
  );
  const alerts = (
    <Stack>
      <AlertsCard />
      {service?.hasWebhooks && <WebhookCard />}
    </Stack>
  );
  const tabs = [
    { name: "Account", content: account },
    { name: "Security", content: security },
    { name: "Alerts", content: alerts },
    { name: "API", content: <AccessKeysCard /> },
  ];
  return (
    <Page title="Profile">
      <Tabs label="Parts of your profile" param="tab" tabs={tabs} />
    </Page>
  );
}

function Stack({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-5">{children}</div>;
}
