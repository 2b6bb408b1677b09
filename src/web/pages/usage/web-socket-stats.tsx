import type { Usage } from "../../../http/api/api-types.js";

/** What happened over WebSocket connections. */
export function WebSocketStats({ webSocket }: Pick<Usage, "webSocket">) {
  const { connections, subscriptions, events } = webSocket;
  if (connections === 0 && events === 0)
    return <p className="text-ink-soft text-sm">No WebSocket connections in this period.</p>;
  const stats = [
    { name: "Connections", value: connections },
    { name: "Subscriptions", value: subscriptions },
    { name: "Events", value: events },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {stats.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="mt-0.5 text-xl font-semibold tracking-tight tabular-nums">{value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
