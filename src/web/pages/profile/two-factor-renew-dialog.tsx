import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { CodeIfNeeded, codeOf } from "../../parts/confirm-fields.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { PasswordField } from "../../parts/password-field.js";
import { BackupCodes } from "./backup-codes.js";

/** Asks for password and code, then shows new backup codes. */
export function TwoFactorRenewDialog({ onClose }: { readonly onClose: () => void }) {
  const renew = useMutation({
    mutationFn: ({ password = "", ...rest }: Readonly<Record<string, string>>) =>
      authCall("two-factor/generate-backup-codes", { password, ...codeOf(rest) }),
  });
  return (
    <Dialog title="New backup codes" onClose={onClose}>
      {renew.data ? (
        <>
          <p className="text-ink-soft">
            Each code logs you in once when you don&apos;t have your app. They won&apos;t be shown again. Your old codes
            no longer work.
          </p>
          <BackupCodes codes={renew.data.backupCodes} />
          <DialogActions>
            <Button look="primary" autoFocus onClick={onClose}>
              Done
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <p className="text-ink-soft">You get ten new codes. Your old codes will stop working.</p>
          <Form onSubmit={renew.mutate} failure={renew.error} fields={["code"]}>
            <PasswordField label="Your password" name="password" />
            <CodeIfNeeded />
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" isBusy={renew.isPending}>
                Continue
              </Button>
            </DialogActions>
          </Form>
        </>
      )}
    </Dialog>
  );
}
