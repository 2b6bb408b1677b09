/** Runs one piece of work after the other, in the order asked for. */
export type Serially = <T>(work: () => Promise<T>) => Promise<T>;

export function createSerially(): Serially {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
