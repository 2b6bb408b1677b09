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

/** Asks before a key gets a new text. */
export function RotateDialog({ apiKey, onClose }: RotateDialogProps) {
  const toast = useToast();
  const rotate = useMutation({
    mutationFn: () => request<ApiKey>(`/keys/${apiKey.id}/rotate`, { verb: "POST" }),
    onSuccess: (rotated) => {
      showKey(rotated);
      onClose();
      toast("The key has a new address");
    },
  });
  return (
    <Dialog title={`Rotate ${apiKey.name}?`} onClose={onClose}>
      {rotate.error && <Notice tone="danger">{rotate.error.message}</Notice>}
      <p className="text-ink-soft">
        The key gets a new address at once. The one from now goes on working for a while, so that you can change your
        apps without a break; until when will stand below the address.
        {apiKey.previousExpiresAt && " An older address that still works ends now."}
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
