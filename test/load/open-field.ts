import { fileURLToPath } from "node:url";
import type { Field } from "./measure/measure-loads.js";
import { startGateway } from "./targets/start-gateway.js";
import { startGoProxy } from "./targets/start-go-proxy.js";
import { startNginx } from "./targets/start-nginx.js";
import { startUpstream } from "./targets/start-upstream.js";
import type { Target } from "./targets/target.js";

export interface FieldOptions {
  readonly answersFile: string;
  readonly goProgram: string | undefined;
  readonly program: string;
  readonly folder: string;
  readonly doesClose: boolean;
  /** Leaves out what the gateway is only compared with. */
  readonly isAlone: boolean;
  /** The gateway's quota; by default more than can be used up. */
  readonly dailyRequests?: number;
  /** Is given what stops each process. */
  readonly closers: (() => Promise<void>)[];
}

/** Starts an upstream and everything that is compared in front of it. */
export async function openField(options: FieldOptions): Promise<Field> {
  const { goProgram, program, folder, closers, isAlone, doesClose } = options;
  const keep = <T extends Target | undefined>(target: T): T => {
    if (target) closers.push(() => target.process.stop());
    return target;
  };
  const nodeProgram = fileURLToPath(new URL("upstream/static-upstream.js", import.meta.url));
  const upstream = keep(await startUpstream({ ...options, nodeProgram, manner: doesClose ? "close" : undefined }));
  const { dailyRequests } = options;
  const gatewayOptions = { program, folder, nodeUrl: upstream.url, ...(dailyRequests && { dailyRequests }) };
  if (isAlone) return { upstream, targets: [keep(await startGateway(gatewayOptions))] };
  const nginx = keep(await startNginx(upstream.url, folder));
  const go = goProgram ? keep(await startGoProxy(goProgram, upstream.url)) : undefined;
  const gateway = keep(await startGateway(gatewayOptions));
  return { upstream, targets: [upstream, nginx, go, gateway].filter((target) => target !== undefined) };
}
