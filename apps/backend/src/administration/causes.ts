import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';

type Cause = components['schemas']['Cause'];

/** What the catalog of causes is kept with. */
export interface CausesOptions {
  readonly db: Kysely<Database>;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
}

/** The catalog of causes: read by all, changed by administrators. */
export type Causes = ReturnType<typeof createCauses>;

/** More than a list to choose from can have. */
const maxListed = 500;

export function createCauses({ db, audit, changesOfUser }: CausesOptions) {
  return {
    /** Those that are switched off too, in the order of lists. */
    list: (): Promise<Cause[]> => read(db),
    /**
     * Adds a cause, or changes the one that has the code.
     * @throws Refusal 400 for a parent below itself; 403 when the caller does not administer any more; 404 for a parent that
     *   there is not; 409 for a version that is not the newest, or a word that is another cause's; 429 for too many changes
     */
    async save(by: Administrator, request: components['schemas']['SaveCauseRequest']): Promise<Cause> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      return db.transaction().execute(async (tx) => {
        await holdAdministrators(tx, by, userId);
        await sql`lock table deferment_reason in share row exclusive mode`.execute(tx);
        const before = await read(tx);
        assertFits(before, request);
        await store(tx, request);
        const detail = { subject: request.code, action: request.version === null ? 'add' : 'change' };
        await audit({ kind: 'causeChange', outcome: 'ok', userId, sid, address, detail }, tx);
        return (await read(tx)).find(({ code }) => code === request.code)!;
      });
    },
  };
}

async function read(db: Kysely<Database>): Promise<Cause[]> {
  const rows = await db
    .selectFrom('deferment_reason as cause')
    .select(['cause.code', 'cause.parent_code as parentCode', 'cause.text', 'cause.text_es', 'cause.text_fr'])
    .select(['cause.choke', 'cause.usual_kind as usualKind', 'cause.active', 'cause.computed'])
    .select(['cause.version'])
    .select(({ selectFrom }) =>
      selectFrom('cause_alias as alias')
        .select(({ ref }) =>
          sql<string[]>`coalesce(array_agg(${ref('alias.word')} order by alias.word), '{}')`.as('words'),
        )
        .whereRef('alias.code', '=', 'cause.code')
        .as('aliases'),
    )
    .orderBy('cause.sort_order')
    .orderBy('cause.code')
    .limit(maxListed)
    .execute();
  return rows.map(({ text, text_es: es, text_fr: fr, aliases, ...cause }) => ({
    ...cause,
    texts: { en: text, es, fr },
    aliases: aliases ?? [],
  }));
}

function assertFits(
  causes: readonly Cause[],
  { code, version, parentCode, aliases }: components['schemas']['SaveCauseRequest'],
): void {
  const stored = causes.find((cause) => cause.code === code);
  if ((stored?.version ?? null) !== version)
    throw new Refusal(
      409,
      `body/version is ${String(version)}, the cause has ${String(stored?.version ?? null)}`,
      undefined,
      { code: 'changedSince' },
    );
  if (stored === undefined && causes.length >= maxListed)
    throw new Refusal(409, `There are ${maxListed} causes, which is all that a list can have`);
  for (let above = parentCode; above !== null;) {
    if (above === code) throw new Refusal(400, 'body/parentCode is a part of body/code');
    const parent = causes.find((cause) => cause.code === above);
    if (!parent) throw new Refusal(404, `body/parentCode names no cause: ${above}`);
    above = parent.parentCode;
  }
  for (const word of aliases) {
    const owner = causes.find((cause) => cause.code !== code && cause.aliases.includes(word));
    if (owner) throw new Refusal(409, `body/aliases has a word of the cause ${owner.code}: ${word}`);
  }
}

async function store(
  tx: Transaction<Database>,
  { code, parentCode, texts, choke, usualKind, active, aliases }: components['schemas']['SaveCauseRequest'],
): Promise<void> {
  const values = {
    parent_code: parentCode,
    ...{ text: texts.en, text_es: texts.es, text_fr: texts.fr },
    ...{ choke, usual_kind: usualKind, active },
  };
  await tx
    .insertInto('deferment_reason')
    .values({
      code,
      ...values,
      sort_order: sql<number>`(select coalesce(max(sort_order), 0) + 1 from deferment_reason)`,
    })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...values, version: sql<number>`deferment_reason.version + 1` }),
    )
    .execute();
  await tx.deleteFrom('cause_alias').where('code', '=', code).execute();
  if (aliases.length > 0)
    await tx
      .insertInto('cause_alias')
      .values([...new Set(aliases)].map((word) => ({ word, code })))
      .execute();
}
