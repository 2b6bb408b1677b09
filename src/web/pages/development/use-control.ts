import { useMutation } from "@tanstack/react-query";
import type { DevchainCommand, DevchainState, NetworkLabel } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { useToast } from "../../parts/toasts.js";

/** Has a devchain do something; `describe` says afterwards what it did. */
export function useControl(network: NetworkLabel, describe: (state: DevchainState) => string) {
  const showToast = useToast();
  return useMutation({
    mutationFn: (command: DevchainCommand) =>
      request<DevchainState>("/dev/devchain", { verb: "POST", body: { network, command } }),
    onSuccess: async (state) => {
      await queryClient.invalidateQueries({ queryKey: ["devchain"] });
      showToast(describe(state));
    },
  });
}
