import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FieldDays } from '../insights/field-days.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { severities, type FieldSize } from '../insights/severity.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { Severity, SeverityFactors } from '../vocabulary.ts';

const rankedTables = ['change_point', 'production_drop_exception', 'gas_exception'] as const;

/** A stored finding with what its severity follows from. */
interface Finding {
  table: (typeof rankedTables)[number];
  id: string;
  factors: SeverityFactors | null;
  severity: Severity;
  /** Days since 1970-01-01. */
  day: number;
}

/**
 * Ranks the stored findings of a field among each other, of all kinds alike, and stores the severities that differ: one
 * new finding may move others, whichever well and kind they are of.
 */
export async function rankSeverities(
  db: Kysely<Database>,
  fieldId: string,
  { dayOf }: FieldDays,
): Promise<void> {
  const changes = await db
    .selectFrom('change_point as found')
    .innerJoin('well', 'well.id', 'found.well_id')
    .select(['found.id', 'found.severity_factors as factors', 'found.severity', 'found.change_day as day'])
    .where('well.field_id', '=', fieldId)
    .execute();
  const drops = await db
    .selectFrom('production_drop_exception as found')
    .innerJoin('well', 'well.id', 'found.well_id')
    .select(['found.id', 'found.severity_factors as factors', 'found.severity', 'found.day'])
    .where('well.field_id', '=', fieldId)
    .execute();
  const gas = await db
    .selectFrom('gas_exception as found')
    .innerJoin('well', 'well.id', 'found.well_id')
    .select(['found.id', 'found.severity_factors as factors', 'found.severity', 'found.started_at as at'])
    .where('well.field_id', '=', fieldId)
    .execute();
  const findings: Finding[] = [
    ...changes.map((found) => ({ ...found, table: 'change_point', day: dayNumber(found.day) }) as const),
    ...drops.map(
      (found) => ({ ...found, table: 'production_drop_exception', day: dayNumber(found.day) }) as const,
    ),
    ...gas.map(
      ({ at, ...found }) => ({ ...found, table: 'gas_exception', day: dayOf(at.getTime()) }) as const,
    ),
  ];
  await storeRanks(db, findings, await readFieldSizes(db, fieldId, findings));
}

/** What the field's wells could give of their main products on the days of some findings, as oil equivalent. */
async function readFieldSizes(
  db: Kysely<Database>,
  fieldId: string,
  findings: readonly Finding[],
): Promise<Map<number, FieldSize>> {
  const days = [...new Set(findings.map(({ day }) => isoDay(day)))];
  const isWanted = sql<string>`any(${days}::date[])`;
  const rows = await db
    .selectFrom('field_deferred_day')
    .select(['day', 'oil_potential as rate', 'oil_wells as wells'])
    .where('field_id', '=', fieldId)
    .where('method', '=', defaultPotentialMethod)
    .where('day', '=', isWanted)
    .execute();
  const ofGasWells = await db
    .selectFrom('well')
    .innerJoin('well_computation as known', 'known.well_id', 'well.id')
    .innerJoin('deferred_production as own', 'own.well_id', 'well.id')
    .select(({ fn }) => [
      'own.day',
      fn.sum<number | null>('own.oil_potential').as('oil'),
      fn.sum<number | null>('own.gas_potential').as('gas'),
      sql<number>`(count(own.gas_potential) - count(own.oil_potential))::int`.as('more'),
    ])
    .where('well.field_id', '=', fieldId)
    .where('known.main_product', '=', 'gas')
    .where('own.method', '=', defaultPotentialMethod)
    .where('own.day', '=', isWanted)
    .groupBy('own.day')
    .execute();
  const gasOn = new Map(ofGasWells.map((gas) => [gas.day, gas]));
  return new Map(
    rows
      .map(({ day, rate, wells }) => {
        const { oil = 0, gas = 0, more = 0 } = gasOn.get(day) ?? {};
        const own = rate - (oil ?? 0) + (gas ?? 0) / oilEquivalent.gas;
        return [dayNumber(day), { rate: own, wells: wells + more }] as const;
      })
      .filter(([, { rate, wells }]) => rate > 0 && wells > 0),
  );
}

async function storeRanks(
  db: Kysely<Database>,
  findings: readonly Finding[],
  sizes: ReadonlyMap<number, FieldSize>,
): Promise<void> {
  const ranked = findings.filter(
    (found): found is Finding & { factors: SeverityFactors } => found.factors !== null,
  );
  const ranks = severities(
    ranked.map(({ factors }) => factors),
    // Where nothing is known of the field, a finding is judged by its rank alone.
    ranked.map(({ day }) => sizes.get(day) ?? { rate: Infinity, wells: 1 }),
  );
  for (const name of rankedTables) {
    const moved = ranked.flatMap(({ table, id, severity }, i) =>
      table !== name || severity === ranks[i] ? [] : [{ id, rank: ranks[i]! }],
    );
    if (moved.length === 0) continue;
    await sql`
      update ${sql.table(name)} as found set severity = given.rank, severity_version = ${ruleVersions.severity}
      from unnest(${moved.map(({ id }) => id)}::text[], ${moved.map(({ rank }) => rank)}::text[]) as given (id, rank)
      where found.id = given.id`.execute(db);
  }
}
