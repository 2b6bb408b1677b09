import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import type { ApiFailure } from "../../api/request.js";
import { Button, LinkButton } from "../../parts/button.js";
import { Form } from "../../parts/form.js";
import { NarrowPage } from "../../parts/page.js";
import { useLocation } from "../../router/location.js";

/** Where the link leads that lets a new device log in. Only a click takes it, not a mail server that looks. */
export function AllowDevicePage() {
  const token = useLocation().searchParams.get("token") ?? "";
  const allow = useMutation<unknown, ApiFailure>({ mutationFn: () => authCall("device-link/confirm", { token }) });
  if (allow.isSuccess) return <Allowed />;
  if (token === "" || allow.error?.code === "invalid_token") return <Expired />;
  return (
    <NarrowPage
      title="Log in on this device"
      lead="Confirm that you want to log in on this device, in this browser. You still need your password."
    >
      <Form onSubmit={() => allow.mutate()} failure={allow.error} fields={[]}>
        <Button type="submit" look="primary" className="min-h-11" isBusy={allow.isPending}>
          {allow.isPending ? "Confirming…" : "Confirm"}
        </Button>
      </Form>
    </NarrowPage>
  );
}

function Allowed() {
  return (
    <NarrowPage title="You can log in now" lead="Wrong passwords that others enter no longer keep you out here.">
      <LinkButton to="/login" look="primary" className="justify-self-start">
        Log in
      </LinkButton>
    </NarrowPage>
  );
}

function Expired() {
  return (
    <NarrowPage
      title="This link has expired"
      lead="It was already used, replaced by a newer one, or is older than 15 minutes. You can request another one where you log in."
    >
      <LinkButton to="/login" look="primary" className="justify-self-start">
        Log in
      </LinkButton>
    </NarrowPage>
  );
}
