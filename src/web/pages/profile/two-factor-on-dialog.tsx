import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { TwoFactorSetup } from "../../../http/api/api-types.js";
import { authCall } from "../../api/auth-call.js";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { CodeField } from "../../parts/code-field.js";
import { CopyButton } from "../../parts/copy-button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Form } from "../../parts/form.js";
import { Loading } from "../../parts/loading.js";
import { PasswordField } from "../../parts/password-field.js";
import { useToast } from "../../parts/toasts.js";
import { BackupCodes } from "./backup-codes.js";

const QrCode = lazy(async () => ({ default: (await import("../../parts/qr-code.js")).QrCode }));

interface StepProps {
  readonly onClose: () => void;
}

/** Password, then the app's set-up and its first code. */
export function TwoFactorOnDialog({ onClose }: StepProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const enable = useMutation({
    mutationFn: ({ password = "" }: Readonly<Record<string, string>>) => authCall("two-factor/enable", { password }),
    onSuccess: setSetup,
  });
  return (
    <Dialog title="Turn on two-factor authentication" onClose={onClose}>
      {setup ? (
        <FirstCode setup={setup} onClose={onClose} />
      ) : (
        <Form onSubmit={enable.mutate} failure={enable.error} fields={[]}>
          <PasswordField label="Your password" name="password" />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" isBusy={enable.isPending}>
              Continue
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
      void queryClient.invalidateQueries({ queryKey: ["sessions"] });
      onClose();
      toast("Two-factor authentication is on");
    },
  });
  return (
    <>
      <Step number={1} title="Scan this QR code with your authenticator app">
        <AppSetup totpUri={totpUri} />
      </Step>
      <Step number={2} title="Save your backup codes">
        <p className="text-ink-soft text-sm">
          Each code logs you in once when you don&apos;t have your app. They won&apos;t be shown again.
        </p>
        <BackupCodes codes={backupCodes} />
      </Step>
      <Step number={3} title="Enter the code that your app shows">
        <Form onSubmit={verify.mutate} failure={verify.error} fields={["code"]}>
          <CodeField />
          <p className="text-ink-soft text-sm">You&apos;ll be logged out on all other devices.</p>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" isBusy={verify.isPending}>
              Turn on
            </Button>
          </DialogActions>
        </Form>
      </Step>
    </>
  );
}

/** The set-up key as a QR code, and as text. */
function AppSetup({ totpUri }: { readonly totpUri: string }) {
  const key = new URL(totpUri).searchParams.get("secret") ?? "";
  return (
    <>
      <Suspense fallback={<Loading lines={4} what="Loading the QR code" />}>
        <QrCode text={totpUri} label="QR code with the setup key" />
      </Suspense>
      <p className="text-ink-soft text-sm">
        Can&apos;t scan it? Enter this setup key, or{" "}
        <a href={totpUri} className="text-accent font-medium underline underline-offset-4">
          open it in an app on this device
        </a>
        .
      </p>
      <div className="border-line bg-sunken flex items-center gap-2 rounded-lg border py-1 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 font-mono text-[0.8125rem]">{key.replace(/.{4}(?=.)/g, "$& ")}</code>
        <CopyButton text={key} what="the setup key" />
      </div>
    </>
  );
}

interface StepFrameProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** The first step takes the focus, so that what comes new is read from its beginning. */
function Step({ number, title, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number === 1) heading.current?.focus();
  }, [number]);
  return (
    <section className="grid grid-cols-1 gap-2.5">
      <h3 ref={heading} tabIndex={-1} className="text-sm font-medium">
        {number}. {title}
      </h3>
      {children}
    </section>
  );
}
