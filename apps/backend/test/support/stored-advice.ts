import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { dayMs } from '../../src/production-day.ts';

/** What is stored of advice, as its test wants it. */
export interface StoredAdvice {
  /** What its change and its opportunity have in common. */
  readonly id: string;
  readonly well: string;
  readonly at: Date;
  /** @default 14 days after `at` */
  readonly expiresAt?: Date;
}

/** Stores advice on a choke as its opportunity `op-…`. @returns its id */
export async function storeChokeAdvice(
  db: Kysely<Database>,
  { id, well, at, expiresAt = new Date(at.getTime() + 14 * dayMs) }: StoredAdvice,
): Promise<string> {
  await db
    .insertInto('optimization_opportunity')
    .values({
      ...{ id: `op-${id}`, well_id: well, kind: 'choke', from_value: 30, to_value: 36, unit: '%' },
      ...{ expected_oil: 5, oil_low: 2, oil_high: 8, expected_liquid: null, expected_power: null },
      ...{ power_low: null, power_high: null, confidence: 0.9, limiting_constraint: null },
      ...{ limiting_check: 'tried', status: 'found', found_at: at, expires_at: expiresAt },
      ...{ decided_by: null, decided_at: null, done_at: null, proved_at: null, realised_oil: null },
      rule_version: '4',
    })
    .execute();
  return `op-${id}`;
}

/** Stores advice on a frequency as its change `fa-…` and its opportunity `op-…`. @returns the id of the change */
export async function storeAdvice(
  db: Kysely<Database>,
  { id, well, at, expiresAt = new Date(at.getTime() + 14 * dayMs) }: StoredAdvice,
): Promise<string> {
  const state = { decided_by: null, decided_at: null, expires_at: expiresAt };
  await db
    .insertInto('frequency_change')
    .values({
      ...{ id: `fa-${id}`, well_id: well, at, from_hz: 50, to_hz: 51, kind: 'advised', source: 'portal' },
      ...{ reason: 'Gains oil within all limits', checks: '[]', status: 'proposed', ...state },
      ...{ expected_liquid: 12, expected_oil: 6, expected_power_pct: 6, oil_low: 4, oil_high: 8 },
    })
    .execute();
  await db
    .insertInto('optimization_opportunity')
    .values({
      ...{ id: `op-${id}`, well_id: well, kind: 'frequencyUp', from_value: 50, to_value: 51, unit: 'Hz' },
      ...{ expected_oil: 6, expected_liquid: 12, expected_power: 80, confidence: 0.8 },
      ...{ limiting_constraint: null, status: 'found', found_at: at, ...state },
      ...{ done_at: null, proved_at: null, realised_oil: null },
      ...{
        oil_low: 4,
        oil_high: 8,
        power_low: null,
        power_high: null,
        limiting_check: null,
        rule_version: '1',
      },
    })
    .execute();
  return `fa-${id}`;
}
