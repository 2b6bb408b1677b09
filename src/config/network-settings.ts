import { type Chain, chains, parseChain } from "./chains.js";
import { type NetworkName, networkNames, networkTable } from "./network-table.js";
import { type NodeUrl, parseNodeUrls } from "./node-urls.js";
import { hide, parsedBy, url } from "./setting-types.js";

type Prefix = (typeof networkTable)[NetworkName]["settings"];
type Suffix = "BASE_URL" | "NODE_URL" | "CHAIN";

/** The name of a network's setting, such as TESTNET_NODE_URL. */
export function networkSetting<Of extends Suffix>(name: NetworkName, suffix: Of): `${Prefix}_${Of}` {
  return `${networkTable[name].settings}_${suffix}`;
}

/** One setting for each network. */
function forEachNetwork<Of extends Suffix, Type>(suffix: Of, describe: (name: NetworkName, isFirst: boolean) => Type) {
  const settings = networkNames.map((name, index) => [networkSetting(name, suffix), describe(name, index === 0)]);
  return Object.fromEntries(settings) as { [Name in `${Prefix}_${Of}`]: Type };
}

export const baseUrlSettings = forEachNetwork("BASE_URL", (name) =>
  url.optional().describe(`Base URL of ${name} endpoints; default \`http://localhost:PORT\``),
);

export const nodeUrlSettings = forEachNetwork("NODE_URL", (name, isFirst) =>
  parsedBy(parseNodeUrls)
    .optional()
    .describe(
      isFirst
        ? `Rootstock ${networkTable[name].title} nodes, instead of the devchain: one or more \`http\`, \`https\`, \`ws\` or \`wss\` URLs, separated by commas; options in the fragment, such as \`http://10.0.0.1:4444#weight=2&concurrency=16&ws=ws://10.0.0.1:4445\``
        : `Rootstock ${networkTable[name].title} nodes, in the same way`,
    )
    .meta(hide("after-host")),
);

export const chainSettings = forEachNetwork("CHAIN", (name, isFirst) =>
  parsedBy(parseChain)
    .optional()
    .describe(
      isFirst
        ? `Chain that the ${networkTable[name].title}'s nodes serve: \`testnet\` (default), \`mainnet\`, \`regtest\`, or a private chain with the activation blocks of header upgrades, such as \`id=7357&name=Acme&rskip92=0&rskip110=0&umm=1&rskip180=0&rskip351=1&rskip535=1\``
        : `Chain that the ${networkTable[name].title}'s nodes serve, in the same way; default: \`${networkTable[name].chain}\``,
    ),
);

type Values<Of extends Suffix, Value> = { readonly [Name in `${Prefix}_${Of}`]?: Value | undefined };

/** A network's nodes; undefined where it has none. */
export function nodeUrlsOf(
  settings: Values<"NODE_URL", readonly NodeUrl[]>,
  name: NetworkName,
): readonly NodeUrl[] | undefined {
  return settings[networkSetting(name, "NODE_URL")];
}

/** A network's base URL, where one is set. */
export function givenBaseUrlOf(settings: Values<"BASE_URL", string>, name: NetworkName): string | undefined {
  return settings[networkSetting(name, "BASE_URL")];
}

/** The chain that a network's nodes serve. */
export function chainOf(settings: Values<"CHAIN", Chain>, name: NetworkName): Chain {
  return settings[networkSetting(name, "CHAIN")] ?? chains[networkTable[name].chain];
}
