import { useState } from "react";
import type { Me } from "../../../http/api/api-types.js";
import { Badge } from "../../parts/badge.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { TwoFactorOffDialog } from "./two-factor-off-dialog.js";
import { TwoFactorOnDialog } from "./two-factor-on-dialog.js";
import { TwoFactorRenewDialog } from "./two-factor-renew-dialog.js";

const dialogs = { on: TwoFactorOnDialog, off: TwoFactorOffDialog, renew: TwoFactorRenewDialog };

/** A code from an authenticator app in addition to the password. */
export function TwoFactorCard({ me }: { readonly me: Me }) {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Opened = open && dialogs[open];
  return (
    <Card
      title="Two-factor authentication"
      hint="A code from an authenticator app in addition to your password, each time you log in."
      aside={me.twoFactorEnabled ? <Badge tone="accent">On</Badge> : <Badge>Off</Badge>}
    >
      {me.twoFactorEnabled ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen("renew")}>New backup codes</Button>
          <Button look="warn" onClick={() => setOpen("off")}>
            Turn off
          </Button>
        </div>
      ) : (
        <Button onClick={() => setOpen("on")}>Turn on</Button>
      )}
      {Opened && <Opened onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
