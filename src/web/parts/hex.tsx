import { shortenHex } from "../format/amount.js";
import { CopyButton } from "./copy-button.js";

/** An address or a hash, shortened, whole on the clipboard. */
export function Hex({ value, what }: { readonly value: string; readonly what: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <span title={value} className="font-mono text-[0.8125rem]">
        {shortenHex(value)}
      </span>
      <CopyButton text={value} what={what} />
    </span>
  );
}
