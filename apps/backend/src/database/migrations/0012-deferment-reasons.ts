import { sql, type Kysely, type Migration } from 'kysely';

/** Code, text, choke and usual kind of every reason that an installation starts with, in the order of lists. */
const reasons = [
  ['lift-equipment-failure', 'Lift-equipment failure', 'well', 'unplanned'],
  ['gas-lock', 'Gas lock', 'well', 'unplanned'],
  ['sand-or-scale', 'Sand or scale', 'well', 'unplanned'],
  ['integrity', 'Well integrity', 'well', 'unplanned'],
  ['workover', 'Workover', 'well', 'planned'],
  ['well-test', 'Well test', 'well', 'planned'],
  ['speed-restriction', 'Speed restriction', 'well', 'unplanned'],
  ['reservoir', 'Reservoir or inflow', 'well', 'unplanned'],
  ['not-reported', 'Downtime without a reported reason', 'well', 'unplanned'],
  ['separator', 'Separator', 'plant', 'unplanned'],
  ['compressor', 'Compressor', 'plant', 'unplanned'],
  ['power', 'Power', 'plant', 'unplanned'],
  ['water-handling', 'Water handling', 'plant', 'unplanned'],
  ['turnaround', 'Turnaround', 'plant', 'planned'],
  ['pipeline', 'Pipeline', 'export', 'unplanned'],
  ['storage', 'Storage', 'export', 'unplanned'],
  ['offloading', 'Offloading', 'export', 'unplanned'],
  ['quota', 'Quota', 'market', 'planned'],
  ['price', 'Price', 'market', 'planned'],
  ['buyer', 'Buyer', 'market', 'unplanned'],
  ['weather', 'Weather', 'external', 'unplanned'],
  ['authority', 'Authority', 'external', 'unplanned'],
  ['labour', 'Labour', 'external', 'unplanned'],
] as const;

/** The reasons that losses are booked to; companies edit the list. */
export const defermentReasons: Migration = {
  async up(db: Kysely<unknown>) {
    const rows = reasons.map(
      ([code, text, choke, kind], order) => sql`(${code}, ${text}, ${choke}, ${kind}, ${order}::int)`,
    );
    await sql`
      insert into deferment_reason (code, text, choke, usual_kind, sort_order) values ${sql.join(rows)}
      on conflict (code) do nothing`.execute(db);
  },
};
