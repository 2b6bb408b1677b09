import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { addToHistory, clearHistory, readHistory } from "./history.js";
import { openLocalStorage } from "./local-storage.js";
import { type RpcOutcome, sendRequest } from "./send-request.js";

export interface RunRequest {
  readonly endpoint: string;
  readonly params: readonly unknown[];
  readonly network: string;
}

/** Sending a method's requests, and what came back for the last one. */
export interface Run {
  readonly isRunning: boolean;
  readonly outcome: RpcOutcome | undefined;
  /** Why no response came. */
  readonly failure: Error | null;
  readonly start: (request: RunRequest) => void;
  readonly cancel: () => void;
  readonly history: ReturnType<typeof readHistory>;
  readonly clearHistory: () => void;
}

export function useRun(method: string): Run {
  const [history, setHistory] = useState(() => readHistory(openLocalStorage));
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const sending = useMutation({
    mutationFn: async ({ endpoint, params, network }: RunRequest) => {
      controller.current?.abort();
      controller.current = new AbortController();
      const outcome = await sendRequest({ endpoint, method, params, signal: controller.current.signal });
      const sentAt = new Date().toISOString();
      const code = outcome.error?.code ?? 0;
      setHistory(addToHistory({ method, params, network, sentAt, code }, openLocalStorage));
      return outcome;
    },
  });
  return {
    isRunning: sending.isPending,
    outcome: sending.data,
    failure: sending.error?.name === "AbortError" ? null : sending.error,
    start: (request) => sending.mutate(request),
    cancel: () => controller.current?.abort(),
    history,
    clearHistory() {
      clearHistory(openLocalStorage);
      setHistory([]);
    },
  };
}
