import { useState } from "react";
import type { DevchainNetwork, DevchainSnapshot } from "../../../http/api/api-types.js";
import { formatNumber } from "../../format/number.js";
import { formatAgo, formatSecond } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Notice } from "../../parts/notice.js";
import { Table } from "../../parts/table.js";
import { ResetDialog } from "./reset-dialog.js";
import { useControl } from "./use-control.js";

const columns = [{ name: "Snapshot" }, { name: "Block", isNumber: true }, { name: "Taken" }, { name: "Action" }];

/** Where a devchain can be taken back to. */
export function SnapshotsCard({ network: { network, state } }: { readonly network: DevchainNetwork }) {
  const [target, setTarget] = useState<DevchainSnapshot | "genesis">();
  const take = useControl(network, ({ snapshots }) => `Snapshot ${snapshots.at(-1)?.id} taken`);
  return (
    <Card
      title="Snapshots"
      hint="Reset the chain to a snapshot or to its first block, any number of times. Accounts and their keys are kept."
      aside={
        <div className="flex flex-wrap gap-3">
          <Button isBusy={take.isPending} onClick={() => take.mutate({ name: "snapshot" })}>
            Take a snapshot
          </Button>
          <Button look="warn" onClick={() => setTarget("genesis")}>
            Reset the chain
          </Button>
        </div>
      }
    >
      {take.error && <Notice tone="danger">{take.error.message}</Notice>}
      <Snapshots snapshots={state.snapshots} onReset={setTarget} />
      {target && <ResetDialog network={network} target={target} onClose={() => setTarget(undefined)} />}
    </Card>
  );
}

interface SnapshotsProps {
  readonly snapshots: readonly DevchainSnapshot[];
  readonly onReset: (snapshot: DevchainSnapshot) => void;
}

/** The newest first. */
function Snapshots({ snapshots, onReset }: SnapshotsProps) {
  if (snapshots.length === 0) return <p className="text-ink-soft text-sm">No snapshots yet.</p>;
  return (
    <Table
      caption="Snapshots"
      columns={columns}
      rows={snapshots.toReversed().map((snapshot) => ({
        id: String(snapshot.id),
        cells: [
          snapshot.id,
          formatNumber(snapshot.height),
          <span title={formatSecond(snapshot.takenAt)}>{formatAgo(snapshot.takenAt)}</span>,
          <Button look="quiet" aria-label={`Reset to snapshot ${snapshot.id}`} onClick={() => onReset(snapshot)}>
            Reset to it
          </Button>,
        ],
      }))}
    />
  );
}
