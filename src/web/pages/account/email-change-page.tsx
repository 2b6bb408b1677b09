import { useMutation } from "@tanstack/react-query";
import type { EmailChangeResult } from "../../../http/api/api-types.js";
import { authCall } from "../../api/auth-call.js";
import { forgetPerson } from "../../api/query-client.js";
import type { ApiFailure } from "../../api/request.js";
import { Button, LinkButton } from "../../parts/button.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { useLocation } from "../../router/location.js";
import { MailboxHint } from "./confirm-email.js";

/** Where both links of a change of the e-mail lead: one from the present e-mail, one from the new. Only a click takes them, not a mail server that looks. */
export function EmailChangePage() {
  const token = useLocation().searchParams.get("token") ?? "";
  const confirm = useMutation<EmailChangeResult, ApiFailure>({
    mutationFn: () => authCall("email-change/confirm", { token }),
    onSuccess: ({ isChanged }) => isChanged && forgetPerson(),
  });
  if (confirm.data) return confirm.data.isChanged ? <Changed /> : <Approved />;
  if (token === "" || confirm.error?.code === "invalid_token") return <Expired />;
  return (
    <NarrowPage title="Change your e-mail" lead="Confirm that you want to change the e-mail of your rootgate account.">
      <Form onSubmit={() => confirm.mutate()} failure={confirm.error} fields={[]}>
        <Button type="submit" look="primary" className="min-h-11" isBusy={confirm.isPending}>
          {confirm.isPending ? "Confirming…" : "Confirm"}
        </Button>
      </Form>
    </NarrowPage>
  );
}

/** After the second link. */
function Changed() {
  return (
    <NarrowPage title="Your e-mail was changed" lead="You were logged out on all devices.">
      <LinkButton to="/login" look="primary" className="justify-self-start">
        Log in
      </LinkButton>
    </NarrowPage>
  );
}

/** After the first link. */
function Approved() {
  return (
    <NarrowPage
      title="Check your new inbox"
      lead="We sent a link to your new e-mail. Follow it to finish the change. It expires in one hour."
    >
      <MailboxHint />
    </NarrowPage>
  );
}

function Expired() {
  return (
    <NarrowPage
      title="This link has expired"
      lead="It was already used, replaced by a newer one, or is older than an hour. You can request the change again on your profile page."
    >
      <LinkButton to="/profile" look="primary" className="justify-self-start">
        Go to your profile
      </LinkButton>
    </NarrowPage>
  );
}
