import { useMutation } from "@tanstack/react-query";
import type { Session } from "../../../http/api/api-types.js";
import { useSessions } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Badge } from "../../parts/badge.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { useToast } from "../../parts/toasts.js";

/** The devices that are logged in. */
export function SessionsCard() {
  const sessions = useSessions();
  const revoke = useRevoke();
  const hasOthers = sessions.data?.sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Sessions"
      hint="Devices that are logged in to your account."
      aside={
        hasOthers && (
          <Button isBusy={revoke.isPending} onClick={() => revoke.mutate("")}>
            Log out other devices
          </Button>
        )
      }
    >
      <Loaded query={sessions}>
        {(list) => (
          <ul className="divide-line grid divide-y">
            {list.sessions.map((session) => (
              <SessionRow key={session.id} session={session} revoke={() => revoke.mutate(session.id)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

/** Logs out one device, or (empty text) all others. */
function useRevoke() {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => request(id === "" ? "/sessions" : `/sessions/${id}`, { verb: "DELETE" }),
    onError: (error) => toast(error.message, { hasFailed: true }),
    onSuccess: () => toast("Session revoked"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["sessions"] }),
  });
}

interface SessionRowProps {
  readonly session: Session;
  readonly revoke: () => void;
}

function SessionRow({ session, revoke }: SessionRowProps) {
  const { createdAt, lastUsedAt, ipAddress, userAgent, device, isCurrent } = session;
  return (
    <li className="flex items-center justify-between gap-x-4 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-sm font-medium" title={userAgent ?? ""}>
          {device}
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {ipAddress && `${ipAddress} · `}
          <span title={formatMoment(createdAt)}>logged in {formatAgo(createdAt)}</span>
          {" · "}
          <span title={formatMoment(lastUsedAt)}>last used {formatAgo(lastUsedAt)}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button look="quiet" className="-mr-4" aria-label={`Revoke the session of ${device}`} onClick={revoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}
