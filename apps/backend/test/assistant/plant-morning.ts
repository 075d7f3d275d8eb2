import { sql } from 'kysely';
import type { TestDatabase } from '../support/test-database.ts';

/**
 * A morning of the planted fields: what SUN-A-02 lost in the last week is booked to weather, what SUN-A-03 lost to sand, and there
 * is advice for KOR-03.
 */
export async function plantMorning({ db }: TestDatabase): Promise<void> {
  const of = (well: string, reason: string) =>
    sql`update deferred_loss set reason_code = ${reason} where well_id = ${well} and day between '2026-02-23' and '2026-03-01'`.execute(
      db,
    );
  await of('SUN-A-02', 'weather');
  await of('SUN-A-03', 'sand-or-scale');
  await db
    .insertInto('optimization_opportunity')
    .values({
      ...{ id: 'fa-1', well_id: 'KOR-03', kind: 'frequencyUp', from_value: 52, to_value: 55, unit: 'Hz' },
      ...{ expected_oil: 4, oil_low: 2, oil_high: 6, confidence: 0.8, status: 'found' },
      ...{ found_at: new Date('2026-02-28T06:00:00Z'), expected_liquid: null, expected_power: null },
    } as never)
    .execute();
}
