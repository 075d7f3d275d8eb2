import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { EspReadingTable } from '../database/tables/esp.ts';
import { dayNumber, productionDayStart } from '../production-day.ts';
import { readEvents } from './daily-series.ts';
import { withinCalendar } from './data-extent.ts';
import { contractRow } from './pages.ts';
import { productionDay, selectedWells, wellLabel } from './selection.ts';
import { asWellEvent } from './well-events.ts';

type WellHours = components['schemas']['WellHours'];
type SignalName = components['schemas']['HourSignalName'];

/** The column of each signal, and its unit, in the order of the answer. */
const signals = {
  frequency: { column: 'frequency', unit: 'Hz' },
  motorCurrent: { column: 'motor_current', unit: 'A' },
  motorCurrentVariation: { column: 'motor_current_cv', unit: '%' },
  motorTemperature: { column: 'motor_temperature', unit: 'degC' },
  intakeTemperature: { column: 'intake_temperature', unit: 'degC' },
  intakePressure: { column: 'intake_pressure', unit: 'bar' },
  dischargePressure: { column: 'discharge_pressure', unit: 'bar' },
  wellheadPressure: { column: 'wellhead_pressure', unit: 'bar' },
  liquidRate: { column: 'liquid_rate', unit: 'Sm3/d' },
  waterCut: { column: 'water_cut', unit: '%' },
  freeGas: { column: 'free_gas_pct', unit: '%' },
  gor: { column: 'gor', unit: 'Sm3/Sm3' },
  power: { column: 'power', unit: 'kW' },
  vibration: { column: 'vibration', unit: 'mm/s' },
} as const satisfies Record<SignalName, { column: keyof EspReadingTable; unit: string }>;

const signalNames = Object.keys(signals) as SignalName[];

/**
 * The hourly signals of a well's pump in a production day; undefined when there is no such well.
 * @param asked the day; without it the newest one with a reading
 */
export async function readWellHours(
  db: Kysely<Database>,
  wellId: string,
  asked: string | undefined,
): Promise<WellHours | undefined> {
  const found = await readExtent(db, wellId);
  if (found === undefined) return undefined;
  const { productionDayStartHour: startHour, ...well } = found;
  const day = asked === undefined ? well.lastDay : withinCalendar({ from: asked, to: asked }).from;
  const label = { ...contractRow(well), day };
  if (day === null) return { ...label, begin: null, end: null, at: [], quality: [], signals: [], events: [] };
  const clock = { timeZone: well.timeZone, startHour };
  const [begin, end] = [0, 1].map((later) => new Date(productionDayStart(dayNumber(day) + later, clock)));
  const [hours, events] = await Promise.all([
    readHours(db, wellId, begin!, end!),
    readEvents(db, wellId, { from: day, to: day }),
  ]);
  return {
    ...label,
    begin: begin!.toISOString(),
    end: end!.toISOString(),
    at: hours.map(({ at }) => at.toISOString()),
    quality: hours.map(({ quality }) => quality),
    signals: signalNames
      .map((name) => {
        const { column, unit } = signals[name];
        return { name, unit, values: hours.map((hour) => hour[column]) };
      })
      .filter(({ values }) => values.some((value) => value !== null)),
    events: events.map(asWellEvent),
  };
}

/** The well, the clock of its field, and between which days its readings lie. */
function readExtent(db: Kysely<Database>, wellId: string) {
  const dayOf = (reading: RawBuilder<unknown>) =>
    productionDay(
      sql`(select ${reading} from esp_reading as hour where hour.well_id = chosen.well_id)`,
    ) as RawBuilder<string | null>;
  return db
    .selectFrom(selectedWells({ wellIds: [wellId] }))
    .select([
      ...wellLabel,
      'chosen.time_zone as timeZone',
      'chosen.production_day_start_hour as productionDayStartHour',
    ])
    .select([dayOf(sql`min(hour.at)`).as('firstDay'), dayOf(sql`max(hour.at)`).as('lastDay')])
    .executeTakeFirst();
}

function readHours(db: Kysely<Database>, wellId: string, begin: Date, end: Date) {
  return db
    .selectFrom('esp_reading')
    .select(['at', 'quality', ...signalNames.map((name) => signals[name].column)])
    .where('well_id', '=', wellId)
    .where('at', '>=', begin)
    .where('at', '<', end)
    .orderBy('at')
    .execute();
}
