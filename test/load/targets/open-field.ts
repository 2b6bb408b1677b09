import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Field } from "../measure/measure-loads.js";
import { startGateway } from "./start-gateway.js";
import { startGoProxy } from "./start-go-proxy.js";
import { startHaproxy } from "./start-haproxy.js";
import { startNginx } from "./start-nginx.js";
import { startUpstream } from "./start-upstream.js";
import type { StartedTarget } from "./target.js";

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
  /** Where the upstream listens; by default at any free port. */
  readonly upstreamPort?: number | undefined;
  /** Other Node.js programs, each to run a gateway of its own besides. */
  readonly nodes?: readonly string[];
}

/** Starts an upstream and everything that is compared in front of it. */
export async function openField(options: FieldOptions): Promise<Field> {
  const { goProgram, program, folder, closers, isAlone, doesClose } = options;
  const keep = <T extends StartedTarget | undefined>(target: T): T => {
    if (target) closers.push(() => target.process.stop());
    return target;
  };
  const nodeProgram = fileURLToPath(new URL("../upstream/static-upstream.js", import.meta.url));
  const manner = doesClose ? "close" : undefined;
  const upstream = keep(await startUpstream({ ...options, nodeProgram, manner, port: options.upstreamPort }));
  const { dailyRequests, nodes = [] } = options;
  const base = { program, folder, nodeUrl: upstream.url, isMetered: true, ...(dailyRequests && { dailyRequests }) };
  const gateways = [keep(await startGateway(base))];
  for (const node of nodes)
    gateways.push(keep(await startGateway({ ...base, node, name: `gateway, Node ${nameOf(node)}` })));
  if (isAlone) return { upstream, targets: gateways };
  const nginx = keep(await startNginx(upstream.url, folder));
  const haproxy = keep(await startHaproxy(upstream.url, folder));
  const go = goProgram ? keep(await startGoProxy(goProgram, upstream.url)) : undefined;
  return { upstream, targets: [upstream, nginx, haproxy, go, ...gateways].filter((target) => target !== undefined) };
}

/** Of a Node.js program, as "v24.1.0", or "v24.1.0 (node-with-options)" when it has another name than "node". */
function nameOf(node: string): string {
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  const file = basename(node);
  return file === "node" ? version : `${version} (${file})`;
}
