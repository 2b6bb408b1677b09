import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiKey } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Notice } from "../../parts/notice.js";
import { useToast } from "../../parts/toasts.js";
import { navigate } from "../../router/location.js";

/** The end of a key. */
export function RevokeCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card
      title="Revoke"
      hint="The key stops working immediately and permanently, including its previous endpoint URL. Usage history is kept."
      aside={
        <Button look="warn" onClick={() => setIsAsking(true)}>
          Revoke key
        </Button>
      }
    >
      {isAsking && <RevokeDialog apiKey={apiKey} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: () => request(`/keys/${apiKey.id}`, { verb: "DELETE" }),
    onSuccess: async () => {
      onClose();
      navigate("/keys");
      queryClient.removeQueries({ queryKey: ["keys", apiKey.id] });
      await queryClient.invalidateQueries({ queryKey: ["keys"], exact: true });
      toast(`${apiKey.name} is revoked`);
    },
  });
  return (
    <Dialog title={`Revoke ${apiKey.name}?`} onClose={onClose}>
      {revoke.error && <Notice tone="danger">{revoke.error.message}</Notice>}
      <p className="text-ink-soft">
        All requests with this key will be refused. This cannot be undone. To change only the endpoint URL, rotate the
        key.
      </p>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Keep the key
        </Button>
        <Button look="danger" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
          {revoke.isPending ? "Revoking…" : "Revoke key"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
