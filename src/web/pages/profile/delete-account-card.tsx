import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { authCall } from "../../api/auth-call.js";
import { forgetPerson } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { CodeIfNeeded, codeOf } from "../../parts/confirm-fields.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { PasswordField } from "../../parts/password-field.js";
import { useToast } from "../../parts/toasts.js";
import { navigate } from "../../router/location.js";

/** Deleting the account. */
export function DeleteAccountCard() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title="Delete account" hint="Revokes your API keys, logs you out on all devices and deletes your data.">
      <Button look="warn" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const remove = useMutation({
    mutationFn: ({ password = "", ...rest }: Readonly<Record<string, string>>) =>
      authCall("delete-user", { password, ...codeOf(rest) }),
    onSuccess: () => {
      onClose();
      forgetPerson();
      navigate("/");
      toast("Account deleted");
    },
  });
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p className="text-ink-soft">All your API keys stop working immediately. This cannot be undone.</p>
      <Form onSubmit={remove.mutate} failure={remove.error} fields={["code"]}>
        <PasswordField label="Your password" name="password" />
        <CodeIfNeeded />
        <DialogActions>
          <Button onClick={onClose}>Keep account</Button>
          <Button type="submit" look="danger" isBusy={remove.isPending}>
            {remove.isPending ? "Deleting…" : "Delete account"}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
