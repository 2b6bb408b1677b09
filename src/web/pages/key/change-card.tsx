import { useMutation } from "@tanstack/react-query";
import type { ApiKey } from "../../../http/api/api-types.js";
import { request } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Field, TextField } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { KeyOptionFields, optionNames, readOptions } from "../../parts/key-option-fields.js";
import { useToast } from "../../parts/toasts.js";
import { showKey } from "./show-key.js";

/** Name, description and options. */
export function ChangeCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const toast = useToast();
  const change = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) =>
      request<ApiKey>(`/keys/${apiKey.id}`, { verb: "PATCH", body: readChange(values, apiKey) }),
    onSuccess: (changed) => {
      showKey(changed);
      toast("Saved");
    },
  });
  return (
    <Card title="Details">
      <div className="max-w-xl lg:max-w-none">
        <Form onSubmit={change.mutate} failure={change.error} fields={["name", "description", ...optionNames]}>
          <Field label="Name" name="name" defaultValue={apiKey.name} maxLength={64} autoComplete="off" />
          <TextField
            label="Description"
            name="description"
            isOptional
            defaultValue={apiKey.description ?? ""}
            maxLength={280}
          />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <KeyOptionFields apiKey={apiKey} />
          </div>
          <Button type="submit" className="justify-self-start" isBusy={change.isPending}>
            {change.isPending ? "Saving…" : "Save"}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function readChange(values: Readonly<Record<string, string>>, apiKey: ApiKey) {
  const { name, description = "" } = values;
  return { name, description: description.trim() === "" ? null : description, ...readOptions(values, apiKey) };
}
