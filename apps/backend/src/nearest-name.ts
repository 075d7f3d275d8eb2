/** Longer names are not compared: that takes the product of both lengths. */
const maxLength = 64;

/** The name that a mistyped one is most like; undefined where none is like it in two of three letters. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > maxLength) return undefined;
  const [nearest] = names
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(given.length, name.length) / 3)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name;
}

/** How many letters have to be added, taken away, replaced or exchanged with their neighbor to make one text the other. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const exchanged = isExchanged ? before[j - 2]! + 1 : Infinity;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced, exchanged);
    }
    before = last;
    last = row;
  }
  return last[other.length]!;
}
