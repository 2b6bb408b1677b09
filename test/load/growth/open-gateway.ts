import { type GatewayOptions, startGateway } from "../targets/start-gateway.js";
import type { StartedTarget } from "../targets/target.js";
import type { GrowthField } from "./dimension.js";

/** Starts a gateway that ends with the field. */
export async function openGateway(
  { program, folder, closers }: GrowthField,
  options: Omit<GatewayOptions, "program" | "folder">,
): Promise<StartedTarget> {
  const gateway = await startGateway({ program, folder, ...options });
  closers.push(() => gateway.process.stop());
  return gateway;
}
