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
  const { rows } = await sql<{ day: string; rate: number; wells: number }>`
    select field.day::text, field.oil_potential - coalesce(gas_wells.oil, 0) + coalesce(gas_wells.gas, 0) as rate,
           (field.oil_wells - coalesce(gas_wells.of_oil, 0) + coalesce(gas_wells.of_gas, 0))::int as wells
    from field_deferred_day as field
    left join (
      select own.day, sum(own.oil_potential) as oil, count(own.oil_potential) as of_oil,
             sum(own.gas_potential) / ${oilEquivalent.gas}::float8 as gas, count(own.gas_potential) as of_gas
      from deferred_production as own
      where own.method = ${defaultPotentialMethod} and own.well_id in (
        select well.id from well join well_computation as known on known.well_id = well.id
        where well.field_id = ${fieldId} and known.main_product = 'gas'
      )
      group by own.day
    ) as gas_wells on gas_wells.day = field.day
    where field.field_id = ${fieldId} and field.method = ${defaultPotentialMethod} and field.day = any(${days}::date[])`.execute(db);
  return new Map(rows.filter(({ rate, wells }) => rate > 0 && wells > 0).map(({ day, rate, wells }) => [dayNumber(day), { rate, wells }]));
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
