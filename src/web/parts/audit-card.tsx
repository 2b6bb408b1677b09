import type { AuditEntry } from "../../http/api/api-types.js";
import { useAuditLog } from "../api/operator.js";
import { formatAgo, formatMoment } from "../format/time.js";
import { Card } from "./card.js";
import { Loaded } from "./loaded.js";
import { MoreButton } from "./more-button.js";
import { Table } from "./table.js";

/** What operators and users changed; of one user, or (empty text) of all. */
export function AuditCard({ userId }: { readonly userId: string }) {
  const log = useAuditLog(userId);
  const columns = [{ name: "When" }, { name: "Change" }, ...(userId === "" ? [{ name: "User" }] : []), { name: "By" }];
  return (
    <Card title="Audit log" hint="Changes by operators, and by users to their own accounts.">
      <Loaded query={log} lines={4}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          if (events.length === 0) return <p className="text-ink-soft text-sm">Nothing has changed.</p>;
          return (
            <div className="grid grid-cols-1 gap-4">
              <Table
                caption="Changes"
                columns={columns}
                rows={events.map((event) => ({ id: event.id, cells: cellsOf(event, userId === "") }))}
              />
              <MoreButton query={log} text="Show older" />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

function cellsOf(event: AuditEntry, hasUser: boolean) {
  const { at, kind, detail, userId, userEmail } = event;
  return [
    <time dateTime={at} title={formatMoment(at)}>
      {formatAgo(at)}
    </time>,
    <span className="block w-48 whitespace-normal lg:w-80 [overflow-wrap:anywhere]">
      {describe(kind)}
      {detail !== null && detail !== userEmail && <span className="text-ink-soft">: {detail}</span>}
    </span>,
    ...(hasUser ? [userEmail ?? (userId === null ? "" : "Deleted account")] : []),
    actorOf(event),
  ];
}

/** "key_rotated" as "Key rotated". */
function describe(kind: string): string {
  const words = kind.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function actorOf({ actor, actorId, actorEmail }: AuditEntry): string {
  if (actor === "user") return "The user";
  return actorId === null ? "Command line" : (actorEmail ?? "Former operator");
}
