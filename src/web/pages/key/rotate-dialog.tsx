import { useMutation } from "@tanstack/react-query";
import type { ApiKey } from "../../../http/api/api-types.js";
import { request } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Notice } from "../../parts/notice.js";
import { useToast } from "../../parts/toasts.js";
import { showKey } from "./show-key.js";

interface RotateDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Asks before an API key is rotated. */
export function RotateDialog({ apiKey, onClose }: RotateDialogProps) {
  const toast = useToast();
  const rotate = useMutation({
    mutationFn: () => request<ApiKey>(`/keys/${apiKey.id}/rotate`, { verb: "POST" }),
    onSuccess: (rotated) => {
      showKey(rotated);
      onClose();
      toast("API key rotated");
    },
  });
  return (
    <Dialog title={`Rotate ${apiKey.name}?`} onClose={onClose}>
      {rotate.error && <Notice tone="danger">{rotate.error.message}</Notice>}
      <p className="text-ink-soft">
        You get a new API key and endpoint URL. The current ones work until a grace period ends, so that you can update
        your apps; the page shows until when.
        {apiKey.previousExpiresAt && " The ones before them stop working now."}
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" data-autofocus isBusy={rotate.isPending} onClick={() => rotate.mutate()}>
          {rotate.isPending ? "Rotating…" : "Rotate key"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
