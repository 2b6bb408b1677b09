import { useState } from "react";
import type { OperatorUser } from "../../../http/api/api-types.js";
import { useOperatorUsers } from "../../api/operator.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { MoreButton } from "../../parts/more-button.js";
import { Select } from "../../parts/select.js";
import { StateBadges } from "../../parts/state-badges.js";
import { Table } from "../../parts/table.js";
import { Link } from "../../router/link.js";
import { useParam } from "../../router/location.js";
import { InviteDialog } from "./invite-dialog.js";

/** All users, found by the start of their e-mail. The filters are in the URL. */
export function UsersCard() {
  const [email] = useParam("email");
  const [status] = useParam("status");
  const [isInviting, setInviting] = useState(false);
  const users = useOperatorUsers({ email, status });
  return (
    <Card title="Users" aside={<Button onClick={() => setInviting(true)}>Invite a user</Button>}>
      <div className="grid grid-cols-1 gap-4">
        <UserFilters />
        <Loaded query={users} lines={6}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.users);
            if (rows.length === 0) return <p className="text-ink-soft text-sm">No matching users.</p>;
            return (
              <>
                <Table
                  caption="Users"
                  columns={columns}
                  rows={rows.map((user) => ({ id: user.id, cells: cellsOf(user) }))}
                />
                <MoreButton query={users} />
              </>
            );
          }}
        </Loaded>
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  );
}

function UserFilters() {
  const [email, changeEmail] = useParam("email");
  const [status, changeStatus] = useParam("status");
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:flex">
      <legend className="sr-only">Filters</legend>
      <input
        type="search"
        aria-label="Start of the e-mail"
        placeholder="Start of the e-mail"
        maxLength={254}
        value={email}
        onChange={(event) => changeEmail(event.target.value.trim())}
        className="border-line-strong/70 bg-surface col-span-2 h-10 min-w-0 rounded-lg border px-3 text-sm sm:w-72"
      />
      <Select look="small" aria-label="State" value={status} onChange={(event) => changeStatus(event.target.value)}>
        <option value="">All states</option>
        <option value="active">Active</option>
        <option value="disabled">Suspended</option>
        <option value="unverified">E-mail not verified</option>
      </Select>
    </fieldset>
  );
}

const columns = [{ name: "E-mail" }, { name: "Name" }, { name: "State" }, { name: "Signed up" }];

function cellsOf(user: OperatorUser) {
  return [
    <Link
      to={`/operator/${user.id}`}
      className="decoration-line-strong rounded-sm font-medium underline underline-offset-4"
    >
      {user.email}
    </Link>,
    <span className="block max-w-40 truncate" title={user.name}>
      {user.name}
    </span>,
    <StateBadges user={user} />,
    <time dateTime={user.createdAt} title={formatMoment(user.createdAt)}>
      {formatAgo(user.createdAt)}
    </time>,
  ];
}
