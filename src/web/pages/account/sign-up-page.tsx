import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { useService } from "../../api/queries.js";
import { formatNumber } from "../../format/number.js";
import { Button } from "../../parts/button.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { PasswordField } from "../../parts/password-field.js";
import { TextLink } from "../../parts/text-link.js";
import { useLocation } from "../../router/location.js";
import { ConfirmEmail } from "./confirm-email.js";

/** Creating an account, where the service lets the reader. */
export function SignUpPage() {
  const { data: service } = useService();
  const invitation = useLocation().searchParams.get("token") ?? "";
  if (service?.signUp === "closed")
    return <NoSignUp title="Sign-up is closed" lead="Accounts are created by the operator of this service." />;
  if (service?.signUp === "invite" && invitation === "")
    return <NoSignUp title="Sign-up is by invitation" lead="Ask the operator of this service for an invitation." />;
  return <SignUpForm invitation={invitation} />;
}

function NoSignUp({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <NarrowPage title={title} lead={lead}>
      <LogInInstead />
    </NarrowPage>
  );
}

function LogInInstead() {
  return (
    <p className="text-ink-soft text-sm">
      Already have an account? <TextLink to="/login">Log in</TextLink>
    </p>
  );
}

function SignUpForm({ invitation }: { readonly invitation: string }) {
  const { data: service } = useService();
  const signUp = useMutation({
    mutationFn: async ({ name = "", email = "", password = "" }: Readonly<Record<string, string>>) => {
      await authCall("sign-up/email", { name, email, password, ...(invitation !== "" && { invitation }) });
      return email;
    },
  });
  const lead = service
    ? `Free: ${formatNumber(service.offer.requestsPerDay)} requests a day with up to ${service.offer.keysPerUser} API keys.`
    : "Free API keys for Rootstock, with a daily quota.";
  if (signUp.data) return <ConfirmEmail email={signUp.data} />;
  return (
    <NarrowPage title="Create an account" lead={lead}>
      <Form onSubmit={signUp.mutate} failure={signUp.error} fields={["name", "email", "password"]}>
        <Field label="Name" name="name" autoComplete="name" maxLength={64} />
        <Field label="E-mail" name="email" type="email" autoComplete="email" />
        <PasswordField label="Password" name="password" isNew />
        <Button type="submit" look="primary" className="min-h-11" isBusy={signUp.isPending}>
          {signUp.isPending ? "Creating…" : "Create account"}
        </Button>
      </Form>
      <LogInInstead />
    </NarrowPage>
  );
}
