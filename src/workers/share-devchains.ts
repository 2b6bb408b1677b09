import type { NetworkName } from "../config/network-table.js";
import type { Devchain } from "../devchain/devchain.js";
import { createWorkDesk, type DoWork } from "../devchain/work-desk.js";
import { collectBytes } from "../json/raw-json.js";
import type { FromPrimary, ToPrimary } from "./messages.js";

export type Devchains = Readonly<Partial<Record<NetworkName, Devchain>>>;

/** What a worker process asks of devchains. */
type Asked = Extract<ToPrimary, { readonly kind: "open devchain" | "devchain" }>;

/** Serves one worker process from the devchains of this one. */
export function shareDevchains(devchains: Devchains, post: (message: FromPrimary) => void) {
  const desks = new Map<NetworkName, ReturnType<typeof createWorkDesk>>();

  function open(network: NetworkName): void {
    const devchain = devchains[network];
    if (!devchain) return;
    desks.set(
      network,
      createWorkDesk(doWorkOn(devchain), (message) => post({ kind: "devchain", network, message })),
    );
    post({ kind: "devchain", network, message: { kind: "ready", accounts: devchain.accounts } });
  }

  return {
    take(asked: Asked): void {
      if (asked.kind === "open devchain") open(asked.network);
      else if (asked.message.kind !== "close") desks.get(asked.network)?.take(asked.message);
    },

    /** The worker process has ended: aborts its calls. */
    close(): void {
      for (const desk of desks.values()) desk.abortAll();
    },
  };
}

function doWorkOn(devchain: Devchain): DoWork {
  return async (work, stop) =>
    new Uint8Array(
      work.kind === "call"
        ? await collectBytes(await devchain.call(work.method, work.params, stop))
        : Buffer.from(JSON.stringify(await devchain.control(work.command))),
    );
}
