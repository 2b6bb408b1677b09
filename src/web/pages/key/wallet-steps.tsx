import { useState } from "react";
import { Button } from "../../parts/button.js";
import { CopyButton } from "../../parts/copy-button.js";
import { useMasked } from "../../parts/hidden-key.js";
import { Notice } from "../../parts/notice.js";
import type { SnippetTarget } from "../../snippets/fill-snippet.js";
import { SnippetFile, type SnippetStepsProps } from "./snippet-steps.js";
import { walletChainOf } from "./wallet-chain.js";
import { useWallets, type Wallet } from "./wallets.js";

/** EIP-1193: the user refused. */
const userRejected = 4001;

/** Adds the network to a wallet; by hand where there is none in this browser. */
export function WalletSteps({ snippet, target }: SnippetStepsProps) {
  const wallets = useWallets();
  return (
    <div className="grid grid-cols-1 gap-5">
      {wallets.length === 0 ? (
        <Notice tone="info">
          This browser has no wallet. Install MetaMask and reload the page, or open the page in a browser that has it.
          You can also enter these values in MetaMask: Networks, Add a custom network.
        </Notice>
      ) : (
        <AddToWallet wallets={wallets} target={target} />
      )}
      <WalletValues target={target} />
      {snippet.files.map((file) => (
        <details key={file} className="text-sm">
          <summary className="text-ink-soft hover:text-ink w-fit rounded-sm font-medium">
            From the code of your own page, with a first transaction
          </summary>
          <div className="mt-3">
            <SnippetFile snippet={snippet} file={file} target={target} />
          </div>
        </details>
      ))}
    </div>
  );
}

function AddToWallet({ wallets, target }: { readonly wallets: readonly Wallet[]; readonly target: SnippetTarget }) {
  const [busyId, setBusyId] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const add = async ({ id, name, provider }: Wallet): Promise<void> => {
    setBusyId(id);
    setOutcome(undefined);
    setOutcome(await addNetwork(name, provider, target));
    setBusyId(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        {wallets.map((wallet) => (
          <Button key={wallet.id} look="primary" isBusy={busyId !== undefined} onClick={() => void add(wallet)}>
            {`Add to ${wallet.name}`}
          </Button>
        ))}
      </div>
      <div role="status">{outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}</div>
    </div>
  );
}

interface Outcome {
  readonly tone: "info" | "warning";
  readonly text: string;
}

async function addNetwork(name: string, provider: Wallet["provider"], target: SnippetTarget): Promise<Outcome> {
  try {
    await provider.request({ method: "wallet_addEthereumChain", params: [walletChainOf(target)] });
    return { tone: "info", text: `${target.chainName} was added to ${name}.` };
  } catch (error) {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
    if (code === userRejected) return { tone: "warning", text: `The request was declined in ${name}.` };
    return { tone: "warning", text: `${name} did not add it: ${String(message ?? error)}` };
  }
}

function WalletValues({
  target: { url, chainId, chainName, currency, explorerUrl },
}: {
  readonly target: SnippetTarget;
}) {
  const values = [
    ["Network name", chainName],
    ["Default RPC URL", url, useMasked(url)],
    ["Chain ID", String(chainId)],
    ["Currency symbol", currency],
    ...(explorerUrl === null ? [] : [["Block explorer URL", explorerUrl] as const]),
  ] as readonly (readonly [label: string, value: string, shown?: string])[];
  return (
    <dl className="divide-line grid divide-y">
      {values.map(([label, value, shown = value]) => (
        <div key={label} className="grid items-center gap-x-6 py-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="flex min-w-0 items-center justify-between gap-2">
            <code className="font-mono text-[0.8125rem] break-all">{shown}</code>
            <CopyButton text={value} what={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
