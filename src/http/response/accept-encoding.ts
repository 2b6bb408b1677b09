/** Compressed forms that a response may have, the one to prefer first. */
export type Encoding = "br" | "gzip";

/**
 * The first of `offered` that an Accept-Encoding header allows (RFC 9110, section 12.5.3); undefined: none. Weights say yes or
 * no only: clients that take several give them in the order in which they learnt them.
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  if (!header) return undefined;
  const accepted = new Map<string, boolean>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  return offered.find((encoding) => accepted.get(encoding) ?? accepted.get("*") ?? false);
}
