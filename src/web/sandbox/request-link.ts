/** A request that a link carries: never the key. */
export interface LinkedRequest {
  readonly network: string;
  readonly params: readonly unknown[];
}

const prefix = "#request=";
/** Longer ones would not pass everywhere as a link. */
const maxLength = 30_000;

/** The fragment of a method's page that opens the sandbox with this request. */
export function printRequestFragment({ network, params }: LinkedRequest): string {
  return prefix + encodeURIComponent(JSON.stringify({ network, params }));
}

/** The request in a page's fragment; undefined where there is none, or none that can be read. */
export function readRequestFragment(fragment: string): LinkedRequest | undefined {
  if (!fragment.startsWith(prefix) || fragment.length > maxLength) return undefined;
  try {
    const { network, params } = JSON.parse(decodeURIComponent(fragment.slice(prefix.length))) as Partial<LinkedRequest>;
    return Array.isArray(params) ? { network: String(network), params } : undefined;
  } catch {
    return undefined;
  }
}
