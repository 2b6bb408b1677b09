import { useMutation } from "@tanstack/react-query";
import type { Session } from "../../../http/api/api-types.js";
import { useSessions } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { nameDevice } from "../../format/device.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Badge } from "../../parts/badge.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { useToast } from "../../parts/toasts.js";

/** Where one is logged in. */
export function SessionsCard() {
  const sessions = useSessions();
  const end = useEnd();
  const hasOthers = sessions.data?.sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Sessions"
      hint="Where you are logged in."
      aside={
        hasOthers && (
          <Button isBusy={end.isPending} onClick={() => end.mutate("")}>
            End all others
          </Button>
        )
      }
    >
      <Loaded query={sessions}>
        {(list) => (
          <ul className="divide-line grid divide-y">
            {list.sessions.map((session) => (
              <SessionRow key={session.id} session={session} end={() => end.mutate(session.id)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

/** Ends one session, or (empty text) all but this one. */
function useEnd() {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => request(id === "" ? "/sessions" : `/sessions/${id}`, { verb: "DELETE" }),
    onError: (error) => toast(error.message),
    onSuccess: () => toast("Ended"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["sessions"] }),
  });
}

interface SessionRowProps {
  readonly session: Session;
  readonly end: () => void;
}

function SessionRow({ session, end }: SessionRowProps) {
  const { createdAt, lastUsedAt, ipAddress, userAgent, isCurrent } = session;
  const device = nameDevice(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-sm font-medium" title={userAgent ?? ""}>
          {device}
          {isCurrent && <Badge tone="accent">This one</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {ipAddress && `${ipAddress} · `}
          <span title={formatMoment(createdAt)}>since {formatAgo(createdAt)}</span>
          {" · "}
          <span title={formatMoment(lastUsedAt)}>used {formatAgo(lastUsedAt)}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button look="quiet" aria-label={`End the session of ${device}`} onClick={end}>
          End
        </Button>
      )}
    </li>
  );
}
