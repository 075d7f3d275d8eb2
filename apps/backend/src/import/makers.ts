import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { canonical } from './identity.ts';
import { freeId } from './well-ids.ts';

/** Makers of lift equipment by their names; those that are new are made when they are stored. */
export class Makers {
  readonly #ids: Map<string, string>;
  readonly #new: { id: string; name: string }[] = [];

  private constructor(ids: Map<string, string>) {
    this.#ids = ids;
  }

  static async read(db: Kysely<Database>): Promise<Makers> {
    const stored = await db.selectFrom('manufacturer').select(['id', 'name']).orderBy('id').execute();
    return new Makers(new Map(stored.map(({ id, name }) => [canonical(name), id])));
  }

  /** The id that a maker has, or will have. */
  idOf(name: string): string {
    const known = this.#ids.get(canonical(name));
    if (known !== undefined) return known;
    const taken = new Set(this.#ids.values());
    const id = freeId(name, 'maker', (candidate) => taken.has(candidate));
    this.#ids.set(canonical(name), id);
    this.#new.push({ id, name });
    return id;
  }

  /** Stores those that are new. */
  async store(db: Kysely<Database>): Promise<void> {
    const makers = this.#new.splice(0);
    if (makers.length > 0) await db.insertInto('manufacturer').values(makers).execute();
  }
}
