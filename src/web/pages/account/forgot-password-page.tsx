import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { TextLink } from "../../parts/text-link.js";
import { MailboxHint } from "./confirm-email.js";

/** Requesting a link to reset the password. */
export function ForgotPasswordPage() {
  const ask = useMutation({
    mutationFn: async ({ email = "" }: Readonly<Record<string, string>>) => {
      await authCall("request-password-reset", { email });
      return email;
    },
  });
  if (ask.data)
    return (
      <NarrowPage
        key="sent"
        title="Check your inbox"
        lead={`If ${ask.data} has an account, we sent it a link to reset the password. The link expires in one hour.`}
      >
        <MailboxHint />
        <p className="text-sm">
          <TextLink to="/login">Back to log in</TextLink>
        </p>
      </NarrowPage>
    );
  return (
    <NarrowPage title="Forgot your password?" lead="We'll e-mail you a link to reset it.">
      <Form onSubmit={ask.mutate} failure={ask.error} fields={["email"]}>
        <Field label="E-mail" name="email" type="email" autoComplete="username" />
        <Button type="submit" look="primary" className="min-h-11" isBusy={ask.isPending}>
          {ask.isPending ? "Sending…" : "Send link"}
        </Button>
      </Form>
      <p className="text-sm">
        <TextLink to="/login">Back to log in</TextLink>
      </p>
    </NarrowPage>
  );
}
