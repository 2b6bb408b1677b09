import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { TextLink } from "../../parts/text-link.js";
import { MailboxHint } from "./confirm-address.js";

/** Asking for a mail with which a new password can be set. */
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
        title="Look at your mail"
        lead={`If ${ask.data} has an account here, a message with a link is on its way. The link works for one hour.`}
      >
        <MailboxHint />
        <p className="text-sm">
          <TextLink to="/login">Back to the log-in</TextLink>
        </p>
      </NarrowPage>
    );
  return (
    <NarrowPage title="Forgot your password?" lead="You get a link by mail with which you can choose a new one.">
      <Form onSubmit={ask.mutate} failure={ask.error} fields={["email"]}>
        <Field label="E-mail address" name="email" type="email" autoComplete="username" />
        <Button type="submit" look="primary" className="min-h-11" isBusy={ask.isPending}>
          {ask.isPending ? "Sending…" : "Send the link"}
        </Button>
      </Form>
      <p className="text-sm">
        <TextLink to="/login">Back to the log-in</TextLink>
      </p>
    </NarrowPage>
  );
}
