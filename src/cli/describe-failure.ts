/** An error with its causes in one line: `Cannot connect to the database: connect ECONNREFUSED 127.0.0.1:5432`. */
export function describeFailure(failure: unknown): string {
  const parts: string[] = [];
  for (let error: unknown = failure; error !== undefined; error = (error as Error | null)?.cause) {
    const message = messageOf(error);
    // Some errors already quote their cause.
    if (message !== "" && !parts.some((part) => part.includes(message))) parts.push(message);
  }
  return parts.join(": ").replaceAll(/\s*\n\s*/g, " ");
}

/** Node reports a host with several IP addresses as an AggregateError without a message. */
function messageOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { message, code, name, errors } = error as Partial<AggregateError> & { readonly code?: string };
  return message || errors?.map(messageOf).join(", ") || code || name || "unknown failure";
}
