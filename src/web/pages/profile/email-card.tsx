import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Me } from "../../../http/api/api-types.js";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { CodeIfNeeded, codeOf } from "../../parts/confirm-fields.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { Notice } from "../../parts/notice.js";
import { PasswordField } from "../../parts/password-field.js";
import { MailboxHint } from "../account/confirm-email.js";

/** Changing the e-mail, which both e-mails have to agree to. */
export function EmailCard({ me }: { readonly me: Me }) {
  const [isOpen, setIsOpen] = useState(false);
  const request = useMutation({
    mutationFn: ({ newEmail = "", password = "", ...rest }: Readonly<Record<string, string>>) =>
      authCall("email-change/request", { newEmail, password, ...codeOf(rest) }),
    onSuccess: () => setIsOpen(false),
  });
  return (
    <Card
      title="E-mail"
      hint={<LoginHint email={me.email} />}
      aside={!isOpen && <Button onClick={() => setIsOpen(true)}>Change e-mail</Button>}
    >
      {request.isSuccess && !isOpen && (
        <div className="grid gap-3" role="status">
          <Notice tone="info">Check the inbox of {me.email}: we sent a link to approve the change.</Notice>
          <MailboxHint />
        </div>
      )}
      {isOpen && (
        <div className="max-w-sm">
          <Form onSubmit={request.mutate} failure={request.error} fields={["newEmail", "code"]}>
            <RequestFields />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" isBusy={request.isPending}>
                {request.isPending ? "Sending…" : "Send link"}
              </Button>
              <Button look="quiet" onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
            </div>
          </Form>
        </div>
      )}
    </Card>
  );
}

function LoginHint({ email }: Pick<Me, "email">) {
  return (
    <>
      You log in with <strong className="text-ink [overflow-wrap:anywhere]">{email}</strong>.
    </>
  );
}

function RequestFields() {
  return (
    <>
      <Field label="New e-mail" name="newEmail" type="email" autoComplete="email" autoFocus />
      <PasswordField label="Your password" name="password" />
      <CodeIfNeeded />
      <p className="text-ink-soft text-sm">
        We&apos;ll send a link to your current e-mail first, then to the new one. After that you&apos;ll be logged out
        on all devices.
      </p>
    </>
  );
}
