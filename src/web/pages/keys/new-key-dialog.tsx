import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiKey } from "../../../http/api/api-types.js";
import { useService } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { allNetworks } from "../../format/coin.js";
import { allowLists, readAllowLists } from "../../parts/allow-list-facts.js";
import { Button } from "../../parts/button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Field, SelectField, TextField } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { KeyOptionFields, optionNames, readOptions } from "../../parts/key-option-fields.js";
import { LimitFields, limitNames, readLimits } from "../../parts/limit-fields.js";
import { useToast } from "../../parts/toasts.js";
import { navigate } from "../../router/location.js";

const fields = [
  "name",
  "network",
  "description",
  ...optionNames,
  ...limitNames,
  ...allowLists.map(({ member }) => member),
];

/** Name, network, description, options, limits and restrictions of a key; leads to its page. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const { data: service } = useService();
  const create = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) =>
      request<ApiKey>("/keys", { verb: "POST", body: readNewKey(values) }),
    onSuccess: async (key) => {
      queryClient.setQueryData(["keys", key.id], key);
      onClose();
      navigate(`/keys/${key.id}`);
      toast(`${key.name} is ready`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["keys"], exact: true }),
  });
  return (
    <Dialog title="New API key" onClose={onClose}>
      <Form onSubmit={create.mutate} failure={create.error} fields={fields}>
        <Field label="Name" name="name" maxLength={64} placeholder="Web app, staging" autoComplete="off" />
        <SelectField label="Network" name="network" hint="A key works on one network. This can't be changed later.">
          {(service?.networks.map(({ network }) => network) ?? allNetworks).map((network) => (
            <option key={network}>{network}</option>
          ))}
        </SelectField>
        <TextField label="Description" name="description" isOptional maxLength={280} />
        <MoreFields />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={create.isPending}>
            {create.isPending ? "Creating…" : "Create key"}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What most keys need not have. */
function MoreFields() {
  return (
    <>
      <More title="More options">
        <KeyOptionFields />
      </More>
      <More title="Limits">
        <LimitFields />
      </More>
      <More title="Restrictions">
        {allowLists.map(({ member, label, hint, placeholder }) => (
          <TextField
            key={member}
            name={member}
            isOptional
            rows={2}
            spellCheck={false}
            hint={`${hint} One per line.`}
            {...{ label, placeholder }}
          />
        ))}
      </More>
    </>
  );
}

function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group">
      <summary className="text-ink-soft hover:text-ink w-fit cursor-pointer rounded-sm text-sm font-medium">
        {title}
      </summary>
      <div className="grid gap-5 pt-4">{children}</div>
    </details>
  );
}

/** The body of the request, without what was left empty. */
function readNewKey(values: Readonly<Record<string, string>>): object {
  const { name, network, description = "" } = values;
  return {
    name,
    network,
    ...(description.trim() && { description }),
    ...readOptions(values),
    ...readLimits(values),
    ...readAllowLists(values),
  };
}
