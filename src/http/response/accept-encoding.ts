/** Supported encodings, preferred first. */
export type Encoding = "br" | "gzip";

/**
 * The first of `offered` that an Accept-Encoding header allows (RFC 9110, section 12.5.3); undefined if none. Weights only allow
 * or forbid, since clients don't order encodings by preference.
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
