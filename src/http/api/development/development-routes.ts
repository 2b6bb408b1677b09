import { z } from "zod";
import type { OpenedMail } from "../../../accounts/mail/open-mail.js";
import { isLoopback } from "../../../config/loopback.js";
import type { OpenedNodes } from "../../../node/open-nodes.js";
import type { Throttles } from "../../throttles.js";
import { ApiError } from "../api-error.js";
import type { DevchainView, FaucetReceipt, FaucetRequest, Mailbox as MailboxView } from "../api-types.js";
import { networkOf } from "../network-label.js";
import { type AnyRoute, defineRoute } from "../route.js";
import { spend } from "../spend.js";
import { viewDevchain } from "./devchain-view.js";
import { createFaucet } from "./faucet.js";

const faucetBody: z.ZodType<FaucetRequest> = z.strictObject({
  network: z.enum(["Testnet", "Mainnet"], "Must be Testnet or Mainnet"),
  address: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, "Must be an address: 0x and 40 hex digits")
    .toLowerCase(),
});

export interface DevelopmentRoutesParts {
  readonly mail: Pick<OpenedMail, "mailbox" | "delivery">;
  readonly nodes: OpenedNodes;
  readonly throttles: Throttles;
  /** Whether other machines may use these routes too (`ALLOW_PUBLIC_DEVELOPMENT`). */
  readonly isPublic: boolean;
}

/** What development mode has besides: the mailbox, a view of the devchains, and a faucet. */
export function developmentRoutesOf(parts: DevelopmentRoutesParts): AnyRoute[] {
  const routes = routesOf(parts);
  return parts.isPublic ? routes : routes.map(forThisMachine);
}

/**
 * Refuses requests that name another host than this machine. They come from pages of other sites that point their name here (DNS
 * rebinding), or through a proxy in front of a service that somebody left in development mode.
 */
function forThisMachine(route: AnyRoute): AnyRoute {
  return {
    ...route,
    handle(request) {
      const url = `http://${request.headers.get("host") ?? ""}`;
      if (!URL.canParse(url) || !isLoopback(new URL(url).hostname))
        throw new ApiError("foreign_host", "In development mode this is for http://localhost only");
      return route.handle(request);
    },
  };
}

function routesOf({ mail, nodes, throttles }: DevelopmentRoutesParts): AnyRoute[] {
  const devchains = Object.values(nodes).filter(({ accounts }) => accounts.length > 0);
  const faucets = new Map(devchains.map((served) => [served.network.name, createFaucet(served, served.network)]));
  return [
    defineRoute({
      verb: "GET",
      path: "/dev/mailbox",
      access: "anyone",
      async handle(): Promise<MailboxView> {
        await mail.delivery.settled();
        return { messages: mail.mailbox.list() };
      },
    }),
    defineRoute({
      verb: "GET",
      path: "/dev/devchain",
      access: "anyone",
      async handle(): Promise<DevchainView> {
        const views = devchains.map((served) => viewDevchain(served, served.network.label));
        return { networks: await Promise.all(views) };
      },
    }),
    defineRoute<"anyone", FaucetRequest>({
      verb: "POST",
      path: "/dev/faucet",
      access: "anyone",
      body: faucetBody,
      async handle({ body, ip }): Promise<FaucetReceipt> {
        const send = faucets.get(networkOf(body.network));
        if (!send) throw new ApiError("invalid", "This network is not a devchain", { field: "network" });
        await spend(throttles, "faucet", { ip, account: body.address });
        return send(body.address);
      },
    }),
  ];
}
