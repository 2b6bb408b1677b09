import { useService } from "../../api/queries.js";
import { NarrowPage } from "../../parts/page.js";
import { TextLink } from "../../parts/text-link.js";
import { SendAgain } from "./send-again.js";

/** After signing up: the e-mail has to be confirmed. Says the same whether or not it had an account already. */
export function ConfirmEmail({ email }: { readonly email: string }) {
  return (
    <NarrowPage
      title="Check your inbox"
      lead={
        <>
          We sent a message to <strong className="text-ink [overflow-wrap:anywhere]">{email}</strong>. Follow the link
          in it to confirm your e-mail, then log in.
        </>
      }
    >
      <MailboxHint />
      <SendAgain email={email} />
      <p className="text-ink-soft text-sm">
        Already confirmed? <TextLink to="/login">Log in</TextLink>
      </p>
    </NarrowPage>
  );
}

/** In development no mail leaves the machine. */
export function MailboxHint() {
  const { data: service } = useService();
  if (service?.mode !== "development") return null;
  return (
    <p className="text-ink-soft text-sm">
      Development mode: find the e-mail in the <TextLink to="/mailbox">mailbox</TextLink>, unless a mail server is set.
    </p>
  );
}
