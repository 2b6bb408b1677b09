import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { Notice } from "../../parts/notice.js";
import { MailboxHint } from "./confirm-email.js";

/** A way around the wait after too many log-ins. Says the same whether or not the e-mail has an account. */
export function DeviceLink({ email }: { readonly email: string }) {
  const send = useMutation({ mutationFn: () => authCall("device-link/request", { email }) });
  if (send.isSuccess)
    return (
      <div className="grid gap-3" role="status">
        <Notice tone="info">
          If {email} has an account, we sent it a link. Open it on this device within 15 minutes, then log in.
        </Notice>
        <MailboxHint />
      </div>
    );
  return (
    <>
      <Notice tone="info">
        Don&apos;t want to wait? We can e-mail you a link that lets you log in on this device.
      </Notice>
      {send.error && (
        <div role="alert">
          <Notice tone="danger">{send.error.message}</Notice>
        </div>
      )}
      <Button className="justify-self-start" isBusy={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? "Sending…" : "E-mail me a link"}
      </Button>
    </>
  );
}
