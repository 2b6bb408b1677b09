import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { TwoFactorSetup } from "../../../http/api/api-types.js";
import { authCall } from "../../api/auth-call.js";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { CodeField } from "../../parts/code-field.js";
import { CopyButton } from "../../parts/copy-button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { PasswordField } from "../../parts/password-field.js";
import { useToast } from "../../parts/toasts.js";

interface StepProps {
  readonly onClose: () => void;
}

/** Password, then the app's set-up and its first code. */
export function SecondFactorOnDialog({ onClose }: StepProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const enable = useMutation({
    mutationFn: ({ password = "" }: Readonly<Record<string, string>>) => authCall("two-factor/enable", { password }),
    onSuccess: setSetup,
  });
  return (
    <Dialog title="Turn on the second factor" onClose={onClose}>
      {setup ? (
        <FirstCode setup={setup} onClose={onClose} />
      ) : (
        <Form onSubmit={enable.mutate} failure={enable.error} fields={[]}>
          <PasswordField label="Your password" name="password" />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" isBusy={enable.isPending}>
              Go on
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

function FirstCode({ setup: { totpUri, backupCodes }, onClose }: StepProps & { readonly setup: TwoFactorSetup }) {
  const toast = useToast();
  const verify = useMutation({
    mutationFn: ({ code = "" }: Readonly<Record<string, string>>) => authCall("two-factor/verify-totp", { code }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["me"] });
      onClose();
      toast("The second factor is on");
    },
  });
  const secret = new URL(totpUri).searchParams.get("secret") ?? "";
  return (
    <>
      <Step number={1} title="Enter this key in your app">
        <div className="border-line bg-sunken flex items-center gap-2 rounded-lg border py-1 pr-1.5 pl-3">
          <code className="min-w-0 flex-1 font-mono text-[0.8125rem] break-all">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </code>
          <CopyButton text={secret} what="the key for the app" />
        </div>
        <a href={totpUri} className="text-accent w-fit text-sm font-medium underline underline-offset-4">
          Or open it in an app on this device
        </a>
      </Step>
      <Step number={2} title="Keep these backup codes">
        <p className="text-ink-soft text-sm">Each logs you in once when the app is gone. They are not shown again.</p>
        <div className="border-line bg-sunken relative rounded-lg border p-3 pr-12">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-[0.8125rem]">
            {backupCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <span className="absolute top-1 right-1">
            <CopyButton text={backupCodes.join("\n")} what="the backup codes" />
          </span>
        </div>
      </Step>
      <Form onSubmit={verify.mutate} failure={verify.error} fields={["code"]}>
        <CodeField />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={verify.isPending}>
            Turn on
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}

interface StepFrameProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepFrameProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium">
        {number}. {title}
      </h3>
      {children}
    </section>
  );
}
