/** Fewest people of whom a sum is given. */
export const smallestGroup = 5;

/** Whether a number of people would say something about single ones. None at all are no group. */
export const isSmall = (people: number): boolean => people > 0 && people < smallestGroup;

/** A sum over a group of people. */
export interface GroupSum {
  readonly people: number;
  readonly count: number;
}

/** The same without what would say something about single people. */
export type ShownSum<Sum extends GroupSum> = Omit<Sum, 'people' | 'count'> & {
  people: number | null;
  count: number | null;
};

/**
 * Sums of which those over small groups are hidden. Where only one is, the smallest of the others is hidden as well: a reader who
 * knows the whole would get the hidden one by subtraction.
 */
export function withoutSmallGroups<Sum extends GroupSum>(sums: readonly Sum[]): ShownSum<Sum>[] {
  const hidden = new Set(sums.filter(({ people }) => isSmall(people)));
  if (hidden.size === 1) {
    const [next] = sums
      .filter((sum) => !hidden.has(sum) && sum.people > 0)
      .sort((one, other) => one.people - other.people);
    if (next) hidden.add(next);
  }
  return sums.map((sum) => (hidden.has(sum) ? { ...sum, people: null, count: null } : { ...sum }));
}

/** People of a period, those who came back among them, and how many there were in the period before. */
export interface ReturningPeople {
  readonly people: number;
  readonly returning: number;
  readonly before: number;
}

/** Those who came back; null where that, or who is new or stayed away, is a small group. */
export function shownReturning({ people, returning, before }: ReturningPeople): number | null {
  return [people, returning, people - returning, before - returning].some(isSmall) ? null : returning;
}
