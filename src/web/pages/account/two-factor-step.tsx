import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { authCall } from "../../api/auth-call.js";
import type { ApiFailure } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { CodeField } from "../../parts/code-field.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { DeviceLink } from "./device-link.js";

interface TwoFactorStepProps {
  readonly email: string;
  readonly onDone: () => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of a log-in: a code from the authenticator app, or one of the backup codes. */
export function TwoFactorStep({ email, onDone, onBack }: TwoFactorStepProps) {
  const [usesBackup, setUsesBackup] = useState(false);
  const verify = useMutation<void, ApiFailure, Readonly<Record<string, string>>>({
    mutationFn: async ({ code = "" }) => {
      await authCall(usesBackup ? "two-factor/verify-backup-code" : "two-factor/verify-totp", { code });
      await onDone();
    },
  });
  const change = (): void => {
    verify.reset();
    setUsesBackup(!usesBackup);
  };
  return (
    <NarrowPage
      title={usesBackup ? "Enter a backup code" : "Enter your authentication code"}
      lead={
        usesBackup
          ? "One of the codes that you saved when you turned on two-factor authentication. Each code works once."
          : "Your authenticator app shows six digits for rootgate."
      }
    >
      <Form onSubmit={verify.mutate} failure={verify.error} fields={["code"]}>
        {usesBackup ? <BackupCodeField /> : <CodeField autoFocus />}
        <Button type="submit" look="primary" className="min-h-11" isBusy={verify.isPending}>
          Log in
        </Button>
      </Form>
      {verify.error?.code === "too_many_requests" && <DeviceLink email={email} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" className="-ml-4" onClick={change}>
          {usesBackup ? "Use your authenticator app" : "Use a backup code"}
        </Button>
        <Button look="quiet" className="-mr-4" onClick={onBack}>
          Back
        </Button>
      </div>
    </NarrowPage>
  );
}

function BackupCodeField() {
  return (
    <Field
      label="Backup code"
      name="code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      className="font-mono"
      autoFocus
    />
  );
}
