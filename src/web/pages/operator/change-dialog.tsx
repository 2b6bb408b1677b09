import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { confirmCode } from "../../parts/confirm-code.js";
import { CodeIfNeeded } from "../../parts/confirm-fields.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { useToast } from "../../parts/toasts.js";

/** A change that an operator is about to make. */
export interface PlannedChange {
  readonly title: string;
  /** What it does. */
  readonly text: string;
  /** The button's word. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What the toast says afterwards. */
  readonly done: string;
  readonly fields?: ReactNode;
  readonly fieldNames?: readonly string[];
  readonly make: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly onDone?: () => void;
}

/** Asks for confirmation of a change, and for an authentication code if the change needs one. */
export function ChangeDialog({ change, onClose }: { readonly change: PlannedChange; readonly onClose: () => void }) {
  const toast = useToast();
  const { title, text, action, isDangerous = false, done, fields, fieldNames = [], make, onDone } = change;
  const mutation = useMutation({
    mutationFn: async (values: Readonly<Record<string, string>>) => {
      await confirmCode(values);
      await make(values);
    },
    onSuccess() {
      onClose();
      toast(done);
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["operator"] }),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-ink-soft">{text}</p>
      <Form onSubmit={mutation.mutate} failure={mutation.error} fields={[...fieldNames, "code"]}>
        {fields}
        <CodeIfNeeded />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look={isDangerous ? "danger" : "primary"} isBusy={mutation.isPending}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
