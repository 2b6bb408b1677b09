/** A result without what the service adds to what RSKj's nodes say: that logs were not removed. */
export function asNodesSay<Result>(result: Result): Result {
  if (result === undefined) return result;
  const text = JSON.stringify(result, (name, value: unknown) =>
    name === "removed" && value === false ? undefined : value,
  );
  return JSON.parse(text) as Result;
}
