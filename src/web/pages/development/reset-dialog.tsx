import type { DevchainSnapshot, NetworkLabel } from "../../../http/api/api-types.js";
import { formatNumber } from "../../format/number.js";
import { Button } from "../../parts/button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Notice } from "../../parts/notice.js";
import { useControl } from "./use-control.js";

interface ResetDialogProps {
  readonly network: NetworkLabel;
  readonly target: DevchainSnapshot | "genesis";
  readonly onClose: () => void;
}

/** Asks whether a devchain is to lose its latest blocks. */
export function ResetDialog({ network, target, onClose }: ResetDialogProps) {
  const isAll = target === "genesis";
  const reset = useControl(network, ({ height }) => `Block ${formatNumber(height)} is the latest again`);
  const confirm = () =>
    reset.mutate({ name: "reset", ...(isAll ? {} : { snapshot: target.id }) }, { onSuccess: onClose });
  return (
    <Dialog title={isAll ? `Reset the ${network} devchain?` : `Reset to snapshot ${target.id}?`} onClose={onClose}>
      {reset.error && <Notice tone="danger">{reset.error.message}</Notice>}
      <p className="text-ink-soft text-sm">
        {isAll
          ? "All blocks but the first, all contracts you deployed and all snapshots are deleted."
          : `All blocks above ${formatNumber(target.height)} and later snapshots are deleted.`}{" "}
        Pending transactions are dropped. This can&apos;t be undone.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" isBusy={reset.isPending} onClick={confirm}>
          {reset.isPending ? "Resetting…" : "Reset"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
