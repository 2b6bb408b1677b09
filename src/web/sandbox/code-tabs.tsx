import { useState } from "react";
import { CopyButton } from "../parts/copy-button.js";
import { highlight } from "../parts/highlight.js";
import { maskKey } from "../request-code/mask-key.js";
import type { RpcRequest } from "../request-code/rpc-request.js";
import { codeKindsOf, type Transport } from "../request-code/socket-code.js";

interface CodeTabsProps {
  readonly transport: Transport;
  readonly firstKind: string;
  readonly request: RpcRequest;
  /** The key in the endpoint: hidden here, and whole in what is copied. */
  readonly secret: string | undefined;
}

/** The request as a program, in step with the form. */
export function CodeTabs({ transport, firstKind, request, secret }: CodeTabsProps) {
  const codeKinds = codeKindsOf(transport);
  const [chosen, setChosen] = useState(firstKind);
  const kind = codeKinds.find(({ id }) => id === chosen) ?? codeKinds[0];
  if (!kind) return null;
  const code = kind.print(request);
  const shown = secret === undefined ? code : maskKey(code, secret);
  return (
    <div>
      <fieldset className="code-kinds">
        <legend className="mb-2 text-sm font-semibold">The request as code</legend>
        {codeKinds.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="code-kind" value={id} checked={id === kind.id} onChange={() => setChosen(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="code">
        {/* Wide lines scroll, also by keyboard. */}
        <pre tabIndex={0} role="group" aria-label={`Code: ${kind.label}`}>
          <code dangerouslySetInnerHTML={{ __html: highlight(shown, kind.language) }} />
        </pre>
        <div className="p-1.5">
          <CopyButton text={code} what={`the code for ${kind.label}, with the API key`} />
        </div>
      </div>
    </div>
  );
}
