// What comes first among what asks for attention: one rule for a server that sends it and a page that shows it.

/** Gas that counts as one of oil (Sm3) where both stand in one order. */
export const gasPerOil = 1_000;

/** What is lost of both products (Sm3/d) as oil equivalent, whatever its sign. */
export function oilEquivalentLoss({ oil, gas }: { readonly oil: number; readonly gas: number }): number {
  return Math.abs(oil) + Math.abs(gas) / gasPerOil;
}

/** How urgent something is. */
export interface Urgency {
  /** 0 is the gravest. */
  readonly grade: number;
  /** What it loses per day as oil equivalent (Sm3/d); null where that is not known or nothing is lost. */
  readonly loss: number | null;
}

/** The gravest first; of one grade what loses most, what loses nothing last; the given order where both are equal. */
export function byUrgency<Item>(items: readonly Item[], urgencyOf: (item: Item) => Urgency): Item[] {
  const rated = items.map((item) => ({ item, ...urgencyOf(item) }));
  const size = (loss: number | null) => (loss === null ? -1 : Math.abs(loss));
  return rated.sort((a, b) => a.grade - b.grade || size(b.loss) - size(a.loss)).map(({ item }) => item);
}
