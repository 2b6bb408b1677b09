import type { GatewayOptions } from "../targets/start-gateway.js";
import type { UpstreamOptions } from "../targets/start-upstream.js";
import type { Target } from "../targets/target.js";

/** Something that a deployment may have few or many of. */
export interface Dimension {
  /** Of its picture's file. */
  readonly name: string;
  readonly title: string;
  /** What there are more and more of. */
  readonly unit: string;
  /** From the smallest to the largest. */
  readonly sizes: readonly number[];
  /** Request bodies by the load's name. */
  readonly loads: Readonly<Record<string, readonly string[]>>;
  /** Starts a gateway for each of the sizes, in their order. */
  open(sizes: readonly number[], field: GrowthField): Promise<readonly Point[]>;
}

/** A gateway with so many of something. */
export interface Point {
  readonly size: number;
  readonly gateway: Target;
  /** Take the place of the URL's path in loads, at random. */
  readonly paths?: readonly string[];
  /** The first warm-up lasts until there were so many requests, within a bound. */
  readonly warmUpRequests?: number;
  /** Something besides that is worth knowing. */
  readonly remark?: string;
  /** Keeps up what would end by itself; called before each round. */
  readonly renew?: () => Promise<void>;
  /** @throws if there are not as many any more. */
  readonly verify?: () => void;
}

/** What all dimensions start their gateways with. */
export interface GrowthField extends Pick<GatewayOptions, "program" | "folder"> {
  readonly upstream: Pick<UpstreamOptions, "answersFile" | "goProgram" | "nodeProgram">;
  readonly nodeUrl: string;
  /** Is given what ends each process and connection. */
  readonly closers: (() => Promise<void> | void)[];
}
