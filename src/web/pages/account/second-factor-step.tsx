import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { CodeField } from "../../parts/code-field.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";

interface SecondFactorStepProps {
  readonly onDone: () => Promise<void>;
  readonly onBack: () => void;
}

/** A code of the authenticator app, or one of the backup codes. */
export function SecondFactorStep({ onDone, onBack }: SecondFactorStepProps) {
  const [usesBackup, setUsesBackup] = useState(false);
  const verify = useMutation({
    mutationFn: async ({ code = "" }: Readonly<Record<string, string>>) => {
      await authCall(usesBackup ? "two-factor/verify-backup-code" : "two-factor/verify-totp", { code: code.trim() });
      await onDone();
    },
  });
  const change = (): void => {
    verify.reset();
    setUsesBackup(!usesBackup);
  };
  return (
    <>
      <Form onSubmit={verify.mutate} failure={verify.error} fields={["code"]}>
        {usesBackup ? (
          <Field key="backup" label="Backup code" name="code" autoComplete="off" className="font-mono" autoFocus />
        ) : (
          <CodeField />
        )}
        <Button type="submit" look="primary" className="min-h-11" isBusy={verify.isPending}>
          Log in
        </Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" className="-ml-4" onClick={change}>
          {usesBackup ? "Use the authenticator app" : "Use a backup code"}
        </Button>
        <Button look="quiet" className="-mr-4" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
