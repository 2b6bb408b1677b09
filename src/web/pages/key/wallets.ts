import { useEffect, useState } from "react";

/** An Ethereum provider (EIP-1193) of a wallet. */
export interface WalletProvider {
  readonly isMetaMask?: boolean;
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

export interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly provider: WalletProvider;
}

/** What a wallet announces: https://eips.ethereum.org/EIPS/eip-6963 */
interface Announcement {
  readonly info: { readonly uuid: string; readonly name: string };
  readonly provider: WalletProvider;
}

declare global {
  interface Window {
    /** Of the wallet that was installed last; EIP-6963 finds all of them. */
    readonly ethereum?: WalletProvider;
  }
  interface WindowEventMap {
    "eip6963:announceProvider": CustomEvent<Announcement>;
  }
}

/** The wallets in this browser. */
export function useWallets(): readonly Wallet[] {
  const [announced, setAnnounced] = useState<readonly Wallet[]>([]);
  useEffect(() => {
    const onAnnounced = ({ detail: { info, provider } }: CustomEvent<Announcement>): void => {
      const wallet = { id: info.uuid, name: info.name, provider };
      setAnnounced((known) => [...known.filter(({ id }) => id !== wallet.id), wallet]);
    };
    window.addEventListener("eip6963:announceProvider", onAnnounced);
    window.dispatchEvent(new Event("eip6963:requestProvider"));
    return () => window.removeEventListener("eip6963:announceProvider", onAnnounced);
  }, []);
  if (announced.length > 0 || !window.ethereum) return announced;
  const name = window.ethereum.isMetaMask ? "MetaMask" : "your wallet";
  return [{ id: "window.ethereum", name, provider: window.ethereum }];
}
