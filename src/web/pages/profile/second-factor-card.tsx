import { useState } from "react";
import type { Me } from "../../../http/api/api-types.js";
import { Badge } from "../../parts/badge.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { SecondFactorOffDialog } from "./second-factor-off-dialog.js";
import { SecondFactorOnDialog } from "./second-factor-on-dialog.js";

/** A code from an authenticator app besides the password. */
export function SecondFactorCard({ me }: { readonly me: Me }) {
  const [dialog, setDialog] = useState<"none" | "on" | "off">("none");
  const close = () => setDialog("none");
  return (
    <Card
      title="Second factor"
      hint="A code from an authenticator app besides the password, each time you log in."
      aside={me.twoFactorEnabled ? <Badge tone="accent">On</Badge> : <Badge>Off</Badge>}
    >
      {me.twoFactorEnabled ? (
        <Button onClick={() => setDialog("off")}>Turn off</Button>
      ) : (
        <Button onClick={() => setDialog("on")}>Turn on</Button>
      )}
      {dialog === "on" && <SecondFactorOnDialog onClose={close} />}
      {dialog === "off" && <SecondFactorOffDialog onClose={close} />}
    </Card>
  );
}
