import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { ConfirmFields } from "../../parts/confirm-fields.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { useToast } from "../../parts/toasts.js";

/** Asks for password and code before two-factor authentication is turned off. */
export function TwoFactorOffDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const disable = useMutation({
    mutationFn: ({ password = "", code = "" }: Readonly<Record<string, string>>) =>
      authCall("two-factor/disable", { password, code }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["me"] });
      void queryClient.invalidateQueries({ queryKey: ["sessions"] });
      onClose();
      toast("Two-factor authentication is off");
    },
  });
  return (
    <Dialog title="Turn off two-factor authentication?" onClose={onClose}>
      <p className="text-ink-soft">
        Your password alone will log you in. You&apos;ll be logged out on all other devices.
      </p>
      <Form onSubmit={disable.mutate} failure={disable.error} fields={["code"]}>
        <ConfirmFields />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" isBusy={disable.isPending}>
            Turn off
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
