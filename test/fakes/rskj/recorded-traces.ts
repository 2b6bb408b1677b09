import type { Exchange } from "./recordings.js";

interface Trace {
  readonly blockNumber: number;
  readonly transactionPosition: number;
  readonly traceAddress: readonly number[];
}

/** All traces of RSKj's recorded chain that any recorded result has, by block; those of the pending block and of side blocks left out. */
export function recordedTraces(exchanges: readonly Exchange[]): ReadonlyMap<number, readonly Trace[]> {
  const found = new Map<number, Map<string, Trace>>();
  for (const trace of exchanges
    .filter(isOfTheChain)
    .flatMap(({ response }) => response["result"] as readonly Trace[])) {
    const ofBlock = found.get(trace.blockNumber) ?? new Map<string, Trace>();
    found.set(trace.blockNumber, ofBlock.set(placeOf(trace), trace));
  }
  return new Map([...found].map(([height, ofBlock]) => [height, [...ofBlock.values()].toSorted(inOrder)]));
}

function isOfTheChain({ name = "", request, response }: Exchange): boolean {
  return (
    /^trace_(?:block|transaction|filter)$/.test(request.method) &&
    Array.isArray(response["result"]) &&
    !/pending|side block|Y$|X$/.test(name)
  );
}

function placeOf({ transactionPosition, traceAddress }: Trace): string {
  return `${transactionPosition} ${traceAddress.join(".")}`;
}

function inOrder(one: Trace, other: Trace): number {
  const [left, right] = [
    [one.transactionPosition, ...one.traceAddress],
    [other.transactionPosition, ...other.traceAddress],
  ];
  const at = left.findIndex((index, depth) => index !== right[depth]);
  return at === -1 ? left.length - right.length : (left[at] ?? -1) - (right[at] ?? -1);
}
