import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { methods } from "../../../generated/methods.js";
import { queryClient } from "../api/query-client.js";
import type { MethodFacts } from "./method-facts.js";
import { Sandbox } from "./sandbox.js";

interface MountOptions {
  /** Whether the reader has asked for it just now. */
  readonly takesFocus: boolean;
}

/** Replaces a method's static examples by the sandbox. */
export function mountSandbox(section: HTMLElement, facts: MethodFacts, { takesFocus }: MountOptions): void {
  const entry = Object.values(methods).find(({ name }) => name === facts.method);
  if (!entry) return;
  const codeKind = section.querySelector<HTMLInputElement>("[name=code-kind]:checked")?.value ?? "curl";
  createRoot(section).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Sandbox facts={facts} method={entry} firstCodeKind={codeKind} takesFocus={takesFocus} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
