import { z } from "zod";
import type { OpenedMail } from "../../../accounts/mail/open-mail.js";
import { isLoopback } from "../../../config/loopback.js";
import { networkLabels, networkOf } from "../../../config/network-table.js";
import {
  addressSchema,
  amountSchema,
  type ChainState,
  type ControlCommand,
  controlCommandSchema,
} from "../../../devchain/control-command.js";
import type { OpenedNodes } from "../../../networks/open-nodes.js";
import { RpcError } from "../../../rpc/rpc-error.js";
import type { Throttles } from "../../throttles.js";
import { ApiError } from "../api-error.js";
import type {
  ApiKey,
  DevchainState,
  DevchainView,
  DevelopmentKeys,
  FaucetReceipt,
  Mailbox as MailboxView,
  NetworkLabel,
} from "../api-types.js";
import { enforceThrottle } from "../enforce-throttle.js";
import { type AnyRoute, defineRoute } from "../route.js";
import { showState, viewDevchain } from "./devchain-view.js";

/** In wei. */
const oneCoin = "0xde0b6b3a7640000";

const networkSchema = z.enum(networkLabels, `Must be ${networkLabels.join(" or ")}`);
const faucetBody = z.strictObject({ network: networkSchema, address: addressSchema, amount: amountSchema.optional() });
const controlBody = z.strictObject({ network: networkSchema, command: controlCommandSchema });

export interface DevelopmentRoutesParts {
  readonly mail: Pick<OpenedMail, "mailbox" | "delivery">;
  readonly nodes: OpenedNodes;
  /** The keys of the development user. */
  readonly listKeys: () => Promise<readonly ApiKey[]>;
  readonly throttles: Throttles;
  /** Whether other machines may use these routes (`ALLOW_PUBLIC_DEVELOPMENT`). */
  readonly isPublic: boolean;
}

/** Routes of development mode: mailbox, the development user's keys, devchain view and faucet. */
export function developmentRoutesOf(parts: DevelopmentRoutesParts): AnyRoute[] {
  const routes = routesOf(parts);
  return parts.isPublic ? routes : routes.map(forThisMachine);
}

/**
 * Refuses requests for another host than this machine. They come from other sites by DNS rebinding, or through a proxy in front
 * of a service left in development mode.
 */
function forThisMachine(route: AnyRoute): AnyRoute {
  return {
    ...route,
    handle(request) {
      const url = `http://${request.headers.get("host") ?? ""}`;
      if (!URL.canParse(url) || !isLoopback(new URL(url).hostname))
        throw new ApiError("foreign_host", "In development mode this is available at http://localhost only");
      return route.handle(request);
    },
  };
}

function routesOf({ mail, nodes, listKeys, throttles, isPublic }: DevelopmentRoutesParts): AnyRoute[] {
  const devchains = Object.values(nodes).flatMap(({ devchain, network }) => (devchain ? [{ devchain, network }] : []));
  const control: Control = async (label, command) => {
    const devchain = nodes[networkOf(label)]?.devchain;
    if (!devchain) throw new ApiError("invalid", "This network is not a devchain", { field: "network" });
    return devchain.control(command).catch(asApiError);
  };
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
      path: "/dev/keys",
      access: "anyone",
      handle: async (): Promise<DevelopmentKeys> => ({ keys: await listKeys() }),
    }),
    defineRoute({
      verb: "GET",
      path: "/dev/devchain",
      access: "anyone",
      async handle(): Promise<DevchainView> {
        const views = devchains.map(({ devchain, network }) => viewDevchain(devchain, network.label));
        return { networks: await Promise.all(views), isControllable: !isPublic };
      },
    }),
    faucetRoute(control, { throttles, isPublic }),
    ...(isPublic ? [] : [controlRoute(control)]),
  ];
}

type Control = (label: NetworkLabel, command: ControlCommand) => Promise<ChainState>;

function faucetRoute(
  control: Control,
  { throttles, isPublic }: Pick<DevelopmentRoutesParts, "throttles" | "isPublic">,
): AnyRoute {
  return defineRoute<"anyone", z.infer<typeof faucetBody>>({
    verb: "POST",
    path: "/dev/faucet",
    access: "anyone",
    body: faucetBody,
    async handle({ body, ip }): Promise<FaucetReceipt> {
      const { network, address } = body;
      const amount = isPublic ? oneCoin : (body.amount ?? oneCoin);
      await enforceThrottle(throttles, "faucet", { ip, account: address });
      const { transactionHash = "" } = await control(network, { name: "fund", address, amount });
      return { transactionHash, amount };
    },
  });
}

function controlRoute(control: Control): AnyRoute {
  return defineRoute<"anyone", z.infer<typeof controlBody>>({
    verb: "POST",
    path: "/dev/devchain",
    access: "anyone",
    body: controlBody,
    handle: async ({ body }): Promise<DevchainState> => showState(await control(body.network, body.command)),
  });
}

/** A command that fails is the caller's error, such as an insufficient balance. */
function asApiError(cause: unknown): never {
  if (!(cause instanceof RpcError) || cause.errorName === "InternalError") throw cause;
  throw new ApiError("invalid", cause.message);
}
