import { useMutation } from "@tanstack/react-query";
import type { SentInvitation } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { formatMoment } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { confirmCode } from "../../parts/confirm-code.js";
import { CodeIfNeeded } from "../../parts/confirm-fields.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { ShownOnce } from "../../parts/shown-once.js";

/** Mails a link to sign up, and shows it. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useMutation({
    mutationFn: async ({ email = "", ...rest }: Readonly<Record<string, string>>) => {
      await confirmCode(rest);
      return request<SentInvitation>("/operator/invitations", { verb: "POST", body: { email } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["operator", "audit-log"] }),
  });
  return (
    <Dialog title={invite.data ? "Invitation sent" : "Invite a user"} onClose={onClose}>
      {invite.data ? (
        <>
          <p className="text-ink-soft">
            We sent this link to {invite.data.email}. It works once, until {formatMoment(invite.data.expiresAt)}.
          </p>
          <ShownOnce text={invite.data.url} what="the link" />
          <DialogActions>
            <Button look="primary" autoFocus onClick={onClose}>
              Done
            </Button>
          </DialogActions>
        </>
      ) : (
        <Form onSubmit={invite.mutate} failure={invite.error} fields={["email", "code"]}>
          <Field label="E-mail" name="email" type="email" maxLength={254} autoComplete="off" />
          <CodeIfNeeded />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" isBusy={invite.isPending}>
              Invite
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
