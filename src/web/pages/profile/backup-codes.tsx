import { useMe } from "../../api/queries.js";
import { DownloadButton } from "../../parts/button.js";
import { CopyButton } from "../../parts/copy-button.js";

/** Backup codes, to copy or save as a file: they are displayed once. */
export function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const { data: me } = useMe();
  const file = `rootgate backup codes for ${me?.email}\nEach code works once.\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="border-line bg-sunken grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border p-3 font-mono text-[0.8125rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton fileName="rootgate-backup-codes.txt" text={file}>
          Download
        </DownloadButton>
        <CopyButton text={codes.join("\n")} what="the backup codes" hasLabel />
      </div>
    </div>
  );
}
