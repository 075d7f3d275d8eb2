// Advice while a decision is made on it: on a frequency it is a change with its opportunity, on a choke or lift gas an opportunity.
import type { components } from '@cnx/api/schema';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { DecidedAdvice } from '../database/tables/kept.ts';
import { readFrequencyChanges } from '../queries/frequency-changes.ts';
import { adviceStatuses, readSettingAdvice, settingKinds } from '../queries/setting-advice.ts';
import type { OpportunityStatus } from '../vocabulary.ts';

type Tx = Transaction<Database>;
type SettingAdvice = components['schemas']['SettingAdvice'];

/** Advice on a frequency, a choke or lift gas. */
export type Advice = components['schemas']['FrequencyChange'] | SettingAdvice;

/** Advice as it is shown, with what is stored of it. */
export type HeldAdvice = Advice & {
  readonly stored: DecidedAdvice;
  /** How often its figures became others, and whether someone has decided on the newest of them. */
  readonly figures: number;
  readonly decidedOnNewest: boolean;
};

/** Whether advice is on a choke or lift gas. */
export const isSetting = (advice: Advice): advice is SettingAdvice =>
  (settingKinds as readonly string[]).includes(advice.kind);

/** Advice by its ids, as a call answers it; what is gone is left out. */
export async function readAdvice(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<components['schemas']['AdviceResult']> {
  return {
    advice: await readFrequencyChanges(tx, ids, now),
    settings: await readSettingAdvice(tx, ids, now),
  };
}

/**
 * Holds advice until the transaction ends, by its id. What computes advice holds opportunities before changes, and so does
 * this.
 */
export async function holdAdvice(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, HeldAdvice>> {
  const opportunities = await tx
    .selectFrom('optimization_opportunity')
    .select([
      'id',
      'kind',
      'status',
      'decided_by',
      'decided_at',
      'figures',
      decidedOnNewest('optimization_opportunity'),
    ])
    .where('id', '=', anyOf(ids.map(opportunityOf)))
    .orderBy('id')
    .forUpdate()
    .execute();
  const changes = await tx
    .selectFrom('frequency_change')
    .select(['id', 'status', 'decided_by', 'decided_at', 'figures', decidedOnNewest('frequency_change')])
    .where('id', '=', anyOf(ids))
    .where('kind', '=', 'advised')
    .orderBy('id')
    .forUpdate()
    .execute();
  const settings = opportunities.flatMap(({ kind, status, ...row }) =>
    (settingKinds as readonly string[]).includes(kind) ? [{ ...row, status: adviceStatuses[status] }] : [],
  );
  const stored = new Map(
    [...changes, ...settings].map(({ id, decided_at: at, figures, decidedOnNewest: isNewest, ...state }) => [
      id,
      {
        ...{ figures, decidedOnNewest: isNewest },
        stored: { ...state, decided_at: at?.toISOString() ?? null },
      },
    ]),
  );
  const known = await readAdvice(tx, [...stored.keys()], now);
  return new Map(
    [...known.advice, ...known.settings].map((one) => [one.id, { ...one, ...stored.get(one.id)! }]),
  );
}

/** Whether someone has decided on the newest figures of the advice of a row. */
const decidedOnNewest = (table: 'frequency_change' | 'optimization_opportunity') =>
  sql<boolean>`exists (
    select from advice_decision as decision
    where decision.change_id = ${sql.ref(`${table}.id`)} and decision.figures = ${sql.ref(`${table}.figures`)}
      and decision.action <> 'comment')`.as('decidedOnNewest');

/** The opportunity that advice belongs to, or is. */
const opportunityOf = (adviceId: string): string => adviceId.replace(/^fa-/, 'op-');

const opportunityStatuses = {
  proposed: 'found',
  accepted: 'accepted',
  rejected: 'rejected',
  done: 'done',
  expired: 'expired',
} as const satisfies Record<DecidedAdvice['status'], OpportunityStatus>;

/** Writes what is decided of advice, on its opportunity and, on a frequency, on its change. */
export async function writeState(tx: Tx, adviceId: string, state: DecidedAdvice): Promise<void> {
  await tx.updateTable('frequency_change').set(state).where('id', '=', adviceId).execute();
  await tx
    .updateTable('optimization_opportunity')
    .set({ ...state, status: opportunityStatuses[state.status] })
    .where('id', '=', opportunityOf(adviceId))
    .execute();
}
