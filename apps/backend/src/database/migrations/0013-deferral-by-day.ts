import { sql, type Kysely, type Migration } from 'kysely';

/** Potential, actual and planned loss of one product (Sm3); the other figures follow from them. */
const productColumns = sql`
  oil_potential double precision, oil_actual double precision, oil_planned double precision,
  gas_potential double precision, gas_actual double precision, gas_planned double precision,
  water_potential double precision, water_actual double precision, water_planned double precision`;

const productSums = sql.raw(
  ['oil', 'gas', 'water']
    .flatMap((product) =>
      ['potential', 'actual', 'deferred', 'above_potential', 'planned'].map(
        (sum) => `${product}_${sum} double precision not null`,
      ),
    )
    .join(', '),
);

async function perWell(db: Kysely<unknown>): Promise<void> {
  await sql`drop table deferred_loss, deferred_production`.execute(db);
  await sql`
    create table deferred_production (
      day date not null,
      hours_lost real not null check (hours_lost between 0 and 25),
      ${productColumns},
      well_id text collate "C" not null references well on delete cascade,
      method text not null check (method in (
        'wellTest', 'trailingMedian', 'declineCurve', 'model', 'manual')),
      quality text not null check (quality in ('measured', 'allocated', 'estimated', 'stale', 'suspect')),
      primary key (well_id, day)
    )`.execute(db);
  await sql`
    create table deferred_loss (
      day date not null,
      hours real not null check (hours between 0 and 25),
      oil double precision not null check (oil >= 0),
      gas double precision not null check (gas >= 0),
      water double precision not null check (water >= 0),
      well_id text collate "C" not null references well on delete cascade,
      reason_code text collate "C" not null,
      kind text not null check (kind in ('planned', 'unplanned')),
      event_id text collate "C",
      primary key (well_id, day, reason_code, kind)
    )`.execute(db);
}

async function perField(db: Kysely<unknown>): Promise<void> {
  await sql`drop table field_loss_day, field_deferred_day`.execute(db);
  await sql`
    create table field_deferred_day (
      field_id text collate "C" not null references field on delete cascade,
      day date not null,
      wells integer not null,
      hours_lost double precision not null,
      ${productSums},
      primary key (field_id, day)
    )`.execute(db);
  await sql`
    create table field_loss_day (
      field_id text collate "C" not null references field on delete cascade,
      day date not null,
      reason_code text collate "C" not null,
      kind text not null check (kind in ('planned', 'unplanned')),
      wells integer not null,
      hours double precision not null,
      oil double precision not null,
      gas double precision not null,
      water double precision not null,
      primary key (field_id, day, reason_code, kind)
    )`.execute(db);
}

/**
 * Deferral with one row per well and day for all products, a third of the rows: at millions of days this decides
 * how long a recomputation takes. Everything in these tables is computed, so they are made anew and filled by the
 * next recomputation; reasons and events in them are copies and carry no foreign key, whose checks would cost more
 * than the rows.
 */
export const deferralByDay: Migration = {
  async up(db: Kysely<unknown>) {
    await perWell(db);
    await perField(db);
  },
};
