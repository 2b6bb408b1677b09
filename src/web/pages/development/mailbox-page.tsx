import type { MailboxMessage } from "../../../http/api/api-types.js";
import { useMailbox } from "../../api/queries.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Badge } from "../../parts/badge.js";
import { Empty } from "../../parts/empty.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { LinkedText } from "./linked-text.js";

/** Development only: what a mail server would have got. */
export function MailboxPage() {
  const mailbox = useMailbox();
  return (
    <Page
      title="Mailbox"
      lead="Without a mail server, this service's messages appear here. A restart deletes them."
      aside={<Badge tone="warning">Development only</Badge>}
    >
      <div className="border-line bg-surface shadow-raised rounded-2xl border">
        <Loaded query={mailbox} isInset>
          {({ messages }) =>
            messages.length === 0 ? (
              <Empty icon="mail" title="No messages yet">
                <p>Sign up or reset a password to receive a message.</p>
              </Empty>
            ) : (
              <ul className="divide-line divide-y">
                {messages.map((message) => (
                  <Message key={message.id} message={message} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

function Message({ message: { to, subject, text, sentAt } }: { readonly message: MailboxMessage }) {
  return (
    <li className="grid gap-3 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-medium">{subject}</h2>
        <p className="text-ink-soft text-sm" title={formatMoment(sentAt)}>
          To <span className="[overflow-wrap:anywhere]">{to}</span>, {formatAgo(sentAt)}
        </p>
      </div>
      <LinkedText text={text} />
    </li>
  );
}
