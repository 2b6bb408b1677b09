import { useMutation } from "@tanstack/react-query";
import { authCall } from "../api/auth-call.js";
import { forgetPerson } from "../api/query-client.js";
import { Button } from "../parts/button.js";
import { useToast } from "../parts/toasts.js";
import { navigate } from "../router/location.js";

/** Ends the session, and clears cached data. */
export function LogOutButton() {
  const toast = useToast();
  const logOut = useMutation({
    mutationFn: () => authCall("sign-out", {}),
    onError: (error) => toast(error.message, { hasFailed: true }),
    onSuccess: () => {
      forgetPerson();
      navigate("/login");
      toast("You are logged out");
    },
  });
  return (
    <Button look="quiet" className="px-3" isBusy={logOut.isPending} onClick={() => logOut.mutate()}>
      Log out
    </Button>
  );
}
