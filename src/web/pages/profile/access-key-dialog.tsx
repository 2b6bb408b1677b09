import { useMutation } from "@tanstack/react-query";
import type { AccessKeyList, CreateAccessKey, CreatedAccessKey } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { CodeBlock } from "../../parts/code-block.js";
import { CodeIfNeeded, codeOf } from "../../parts/confirm-fields.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { ExpiryField, readExpiry } from "../../parts/expiry-field.js";
import { Field } from "../../parts/field.js";
import { Form, useFieldFailure } from "../../parts/form.js";
import { ShownOnce } from "../../parts/shown-once.js";

type Scopes = AccessKeyList["scopes"];

interface AccessKeyDialogProps {
  readonly scopes: Scopes;
  readonly onClose: () => void;
}

/** Asks for name, scopes and expiry, then shows the key, this once. */
export function AccessKeyDialog({ scopes, onClose }: AccessKeyDialogProps) {
  const create = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) =>
      request<CreatedAccessKey>("/access-keys", { verb: "POST", body: readForm(values, scopes) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["access-keys"] }),
  });
  return (
    <Dialog title={create.data ? "Access key created" : "Create access key"} onClose={onClose}>
      {create.data ? (
        <CreatedKey text={create.data.text} onClose={onClose} />
      ) : (
        <Form onSubmit={create.mutate} failure={create.error} fields={["name", "scopes", "expiresAt", "code"]}>
          <Field label="Name" name="name" maxLength={64} placeholder="CI" autoComplete="off" />
          <ScopeFields scopes={scopes} />
          <ExpiryField hint="From then on requests with the key are refused." />
          <CodeIfNeeded />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" isBusy={create.isPending}>
              Create
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

function ScopeFields({ scopes }: { readonly scopes: Scopes }) {
  const failure = useFieldFailure("scopes");
  return (
    <fieldset className="grid gap-2.5" aria-invalid={failure ? true : undefined} tabIndex={failure ? -1 : undefined}>
      <legend className="mb-2 text-sm font-medium">What it may do</legend>
      {scopes.map(({ name, summary }) => (
        <label key={name} className="flex items-start gap-3 text-sm">
          <input type="checkbox" name={name} className="accent-accent mt-0.5 size-4" />
          <span>
            <code className="text-[0.8125rem]">{name}</code>
            <span className="text-ink-soft block">{summary}</span>
          </span>
        </label>
      ))}
      {failure && <p className="text-danger text-sm font-medium">{failure}</p>}
    </fieldset>
  );
}

function CreatedKey({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const command = `curl ${location.origin}/v1/keys \\\n  -H 'authorization: Bearer ${text}'`;
  return (
    <>
      <p className="text-ink-soft">Copy the key now: it won&apos;t be shown again. Keep it as you keep a password.</p>
      <ShownOnce text={text} what="the access key" />
      <CodeBlock code={command} language="sh" what="the curl command" />
      <DialogActions>
        <Button look="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

function readForm(values: Readonly<Record<string, string>>, scopes: Scopes): CreateAccessKey {
  const { name = "", expiresAt, ...rest } = values;
  const chosen = scopes.map((scope) => scope.name).filter((scope) => rest[scope] !== undefined);
  return { name, scopes: chosen, expiresAt: readExpiry(expiresAt, null) ?? null, ...codeOf(rest) };
}
