import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { useIsSignUpOpen } from "../../api/queries.js";
import type { ApiFailure } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { PasswordField } from "../../parts/password-field.js";
import { TextLink } from "../../parts/text-link.js";
import { DeviceLink } from "./device-link.js";
import { SendAgain } from "./send-again.js";

interface PasswordStepProps {
  readonly onDone: () => Promise<void>;
  readonly onCodeNeeded: (email: string) => void;
}

/** E-mail and password. */
export function PasswordStep({ onDone, onCodeNeeded }: PasswordStepProps) {
  const isSignUpOpen = useIsSignUpOpen();
  const logIn = useMutation<void, ApiFailure, Readonly<Record<string, string>>>({
    mutationFn: async ({ email = "", password = "" }) => {
      const { needsCode } = await authCall("sign-in/email", { email, password });
      if (needsCode) onCodeNeeded(email);
      else await onDone();
    },
  });
  return (
    <>
      <Form onSubmit={logIn.mutate} failure={logIn.error} fields={["email"]}>
        <Field label="E-mail" name="email" type="email" autoComplete="username" />
        <PasswordField label="Password" name="password" />
        <Button type="submit" look="primary" className="min-h-11" isBusy={logIn.isPending}>
          {logIn.isPending ? "Logging in…" : "Log in"}
        </Button>
      </Form>
      {logIn.error?.code === "too_many_requests" && <DeviceLink email={logIn.variables?.["email"] ?? ""} />}
      {logIn.error?.code === "email_not_verified" && <SendAgain email={logIn.variables?.["email"] ?? ""} />}
      <div className="text-ink-soft flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
        {isSignUpOpen && (
          <span>
            New here? <TextLink to="/signup">Sign up</TextLink>
          </span>
        )}
      </div>
    </>
  );
}
