import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { authCall } from "../../api/auth-call.js";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { CodeIfNeeded, codeOf } from "../../parts/confirm-fields.js";
import { Form } from "../../parts/form.js";
import { PasswordField } from "../../parts/password-field.js";
import { useToast } from "../../parts/toasts.js";

/** Changing the password. */
export function PasswordCard({ email }: { readonly email: string }) {
  const toast = useToast();
  const [changes, setChanges] = useState(0);
  const change = useMutation({
    mutationFn: ({ currentPassword = "", newPassword = "", ...rest }: Readonly<Record<string, string>>) =>
      authCall("change-password", { currentPassword, newPassword, ...codeOf(rest) }),
    onSuccess: async () => {
      setChanges(changes + 1); // an empty form again
      toast("Password changed");
      await queryClient.invalidateQueries({ queryKey: ["me"] });
      await queryClient.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  return (
    <Card title="Password" hint="Changing it logs you out on all other devices.">
      <div className="max-w-sm">
        <Form key={changes} onSubmit={change.mutate} failure={change.error} fields={["newPassword", "code"]}>
          <input type="text" hidden autoComplete="username" defaultValue={email} />
          <PasswordField label="Current password" name="currentPassword" />
          <PasswordField label="New password" name="newPassword" isNew />
          <CodeIfNeeded />
          <Button type="submit" className="justify-self-start" isBusy={change.isPending}>
            {change.isPending ? "Changing…" : "Change password"}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
