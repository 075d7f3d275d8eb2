import { canonical } from './identity.ts';

/** Which identifier belongs to which well: of a field, each is one well's, and a well has one. */
export class WellIdentifiers {
  readonly #ofWell = new Map<string, string>();
  readonly #wellOf = new Map<string, string>();

  /** @returns why a well cannot have an identifier beside what was said before */
  conflict(field: string, well: string, uwi: string): string | undefined {
    const key = (name: string) => `${canonical(field)}\0${canonical(name)}`;
    const known = this.#ofWell.get(key(well)) ?? uwi;
    if (canonical(known) !== canonical(uwi)) return `${well} has the identifier "${known}", not "${uwi}"`;
    const other = this.#wellOf.get(key(uwi)) ?? well;
    if (canonical(other) !== canonical(well)) return `"${uwi}" is the identifier of ${other}, not of ${well}`;
    this.#ofWell.set(key(well), known);
    this.#wellOf.set(key(uwi), other);
    return undefined;
  }
}
