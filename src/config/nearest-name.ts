/** The name that `text` was probably meant to be: within one typo, or two from eight characters on. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const given = text.toLowerCase();
  const most = text.length < 8 ? 1 : 2;
  const [best] = names
    .filter((name) => Math.abs(name.length - given.length) <= most)
    .map((name) => ({ name, distance: editDistance(given, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return best?.name;
}

/** The optimal string alignment distance: characters added, removed, replaced or swapped. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      if (isSwap) row[j] = Math.min(at(row, j), at(beforeLast, j - 2) + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
