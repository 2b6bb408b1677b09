import { useEffect, useRef } from "react";
import type { MethodEntry } from "../../../generated/methods.js";
import { useService } from "../api/queries.js";
import { Loaded } from "../parts/loaded.js";
import type { MethodFacts } from "./method-facts.js";
import { RequestPanel } from "./request-panel.js";
import { SubscriptionPanel } from "./subscription-panel.js";
import { useSandboxKeys } from "./use-keys.js";

interface SandboxProps {
  readonly facts: MethodFacts;
  readonly method: MethodEntry;
  readonly firstCodeKind: string;
  readonly takesFocus: boolean;
}

/** A form for one method's params that sends the request, or subscribes, with one of the reader's keys, and shows it as code. */
export function Sandbox({ takesFocus, ...props }: SandboxProps) {
  const service = useService();
  const keys = useSandboxKeys(service.data?.mode);
  const Panel = props.facts.transport === "events" ? SubscriptionPanel : RequestPanel;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened it, which had the focus, is gone.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <h2 id="try-it-title" ref={heading} tabIndex={-1}>
        Try it
      </h2>
      <Loaded query={service} lines={8}>
        {({ networks }) => (
          <Loaded query={keys} lines={8}>
            {(list) => <Panel {...props} networks={networks} keys={list} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
