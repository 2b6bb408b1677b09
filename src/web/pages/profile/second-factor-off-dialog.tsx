import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { PasswordField } from "../../parts/password-field.js";
import { useToast } from "../../parts/toasts.js";

/** Asks for the password before the second factor goes. */
export function SecondFactorOffDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const disable = useMutation({
    mutationFn: ({ password = "" }: Readonly<Record<string, string>>) => authCall("two-factor/disable", { password }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["me"] });
      onClose();
      toast("The second factor is off");
    },
  });
  return (
    <Dialog title="Turn off the second factor?" onClose={onClose}>
      <p className="text-ink-soft">From then on the password alone logs you in.</p>
      <Form onSubmit={disable.mutate} failure={disable.error} fields={[]}>
        <PasswordField label="Your password" name="password" />
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
