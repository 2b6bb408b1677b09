import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { forgetPerson } from "../../api/query-client.js";
import type { ApiFailure } from "../../api/request.js";
import { Button, LinkButton } from "../../parts/button.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { PasswordField } from "../../parts/password-field.js";
import { navigate, useLocation } from "../../router/location.js";

/** Choosing a new password, with the token of the mail's link. */
export function ResetPasswordPage() {
  const token = useLocation().searchParams.get("token") ?? "";
  const reset = useMutation<void, ApiFailure, Readonly<Record<string, string>>>({
    mutationFn: async ({ newPassword = "" }) => {
      await authCall("reset-password", { token, newPassword });
      forgetPerson();
      navigate("/login?reset=1");
    },
  });
  if (token === "" || reset.error?.code === "invalid_token")
    return (
      <NarrowPage
        key="expired"
        title="This link has expired"
        lead="It was already used, replaced by a newer one, or is older than an hour."
      >
        <LinkButton to="/forgot-password" look="primary" className="justify-self-start">
          Send another link
        </LinkButton>
      </NarrowPage>
    );
  return (
    <NarrowPage title="Choose a new password" lead="You'll be logged out on all devices.">
      <Form onSubmit={reset.mutate} failure={reset.error} fields={["newPassword"]}>
        <PasswordField label="New password" name="newPassword" isNew />
        <Button type="submit" look="primary" className="min-h-11" isBusy={reset.isPending}>
          {reset.isPending ? "Saving…" : "Reset password"}
        </Button>
      </Form>
    </NarrowPage>
  );
}
