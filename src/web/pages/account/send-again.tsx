import { useMutation } from "@tanstack/react-query";
import { authCall } from "../../api/auth-call.js";
import { Button } from "../../parts/button.js";
import { Notice } from "../../parts/notice.js";
import { useToast } from "../../parts/toasts.js";

/** Another message to confirm an e-mail. */
export function SendAgain({ email }: { readonly email: string }) {
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => authCall("send-verification-email", { email }),
    onSuccess: () => toast("Sent, unless the e-mail is already confirmed"),
  });
  return (
    <>
      {send.error && <Notice tone="danger">{send.error.message}</Notice>}
      <Button className="justify-self-start" isBusy={send.isPending} onClick={() => send.mutate()}>
        Send again
      </Button>
    </>
  );
}
