/** Runs `read` over the items, at most `width` at once, and yields the results in the items' order. Stopping early waits for nothing. */
export async function* readInOrder<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
  width: number,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  let next = 0;
  while (next < items.length || running.length > 0) {
    while (next < items.length && running.length < width) {
      const result = read(items[next++] as Item);
      // It is awaited in its turn; a failure before that must not count as unhandled.
      result.catch(() => {});
      running.push(result);
    }
    yield await (running.shift() as Promise<Result>);
  }
}
