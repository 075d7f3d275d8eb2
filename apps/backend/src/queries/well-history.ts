import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import type { MainProduct, PotentialMethod } from '../vocabulary.ts';
import { readDailySeries } from './daily-series.ts';
import { readMainProduct } from './main-product.ts';
import { stateDayOf, type DayWindow } from './selection.ts';
import { readWellTests } from './well-tests.ts';

type WellHistory = components['schemas']['WellHistory'];

/**
 * What happened to a well in a window: events, tests, step means and losses by reason; undefined when there is no such well. Where the
 * window ends with the newest day, the log goes on to the present: what happened since is known before its day is over.
 */
export async function readWellHistory(
  db: Kysely<Database>,
  wellId: string,
  window: DayWindow,
  method: PotentialMethod = defaultPotentialMethod,
): Promise<WellHistory | undefined> {
  const product = await readMainProduct(db, wellId);
  const [series, losses, tests] = await Promise.all([
    readDailySeries(db, wellId, window, method, stateDayOf(window)),
    readLossesByReason(db, wellId, window, { method, product }),
    readWellTests(db, wellId, window),
  ]);
  if (series === undefined) return undefined;
  const { well, events, stepMeans } = series;
  return {
    well,
    from: window.from,
    to: window.to,
    events,
    tests,
    stepMeans,
    losses: losses.map(({ version: _, ...loss }) => loss),
    lossProduct: product,
    lossVersion: losses.map(({ version }) => version).sort()[0] ?? null,
  };
}

/** What a well lost of a product by reason and kind, largest first. */
function readLossesByReason(
  db: Kysely<Database>,
  wellId: string,
  { from, to }: DayWindow,
  { method, product }: { readonly method: PotentialMethod; readonly product: MainProduct },
) {
  return db
    .selectFrom('deferred_loss as loss')
    .innerJoin('deferment_reason as reason', 'reason.code', 'loss.reason_code')
    .select(({ ref, fn }) => [
      'loss.reason_code as reasonCode',
      'reason.text as reasonText',
      'reason.choke',
      'loss.kind',
      fn.sum<number>(`loss.${product}`).as('deferred'),
      sql<number>`round(sum(${ref('loss.hours')})::numeric, 2)::float8`.as('hours'),
      fn.min('loss.version').as('version'),
    ])
    .where('loss.well_id', '=', wellId)
    .where('loss.method', '=', method)
    .where(({ between }) => between('loss.day', from, to))
    .where(`loss.${product}`, '>', 0)
    .groupBy(['loss.reason_code', 'reason.text', 'reason.choke', 'loss.kind'])
    .orderBy('deferred', 'desc')
    .orderBy('loss.reason_code')
    .orderBy('loss.kind')
    .execute();
}
