import type { ReadingSignal } from '../database/reading-signals.ts';
import type { ColumnDefinition } from './columns.ts';
import { placeColumns } from './record-kind.ts';
import { words } from './spellings.ts';
import type { Dimension } from './units.ts';

/** A signal that readings may have. */
export interface ReadSignal extends ColumnDefinition {
  readonly holds: Dimension;
  readonly called: string;
  readonly column: ReadingSignal;
  /** What is physically possible, in our unit, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Whether a gauge that works is never at one value for a day. */
  readonly alwaysMoves: boolean;
}

/** What data historians write instead of a value that they do not have. */
const noValue =
  /^(bad|no (good )?data|no result|(i\/o )?timeout|bad (input|data|quality|value|tag)|pt created|shutdown|scan (off|on|timeout)|configure|calc (failed|error|off)|comm(unication)? fail(ed|ure)?|not connected|intf shut|error|(over|under) range|inp outrange|out ?of ?(range|service)|\[?-11059\]?.*|#(value|num|ref|div\/0|null|name\?)!?)$/i;

const signal = (
  name: string,
  called: string,
  column: ReadingSignal,
  [holds, from, to]: readonly [Dimension, number, number],
  spellings: string,
  alwaysMoves = false,
): ReadSignal => ({
  name,
  called,
  column,
  holds,
  from,
  to,
  spellings: words(spellings),
  alwaysMoves,
  noValue,
});

export const readSignals: readonly ReadSignal[] = [
  signal(
    'frequency',
    'frequency',
    'frequency',
    ['frequency', 0, 200],
    'frequency drivefrequency outputfrequency vsdfrequency pumpfrequency freq vsdfreq hz=hz frecuencia frequence',
  ),
  signal(
    'motorCurrent',
    'motor current',
    'motor_current',
    ['current', 0, 2_000],
    'motorcurrent current motoramps amps amperage averageamps corriente corrientemotor courant courantmoteur',
    true,
  ),
  signal(
    'motorTemperature',
    'motor temperature',
    'motor_temperature',
    ['temperature', -50, 400],
    'motortemperature motortemp tmotor motorwindingtemperature windingtemp temperaturamotor temperaturemoteur',
    true,
  ),
  signal(
    'intakePressure',
    'intake pressure',
    'intake_pressure',
    ['pressure', 0, 1_000],
    'intakepressure pumpintakepressure pip suctionpressure presionsuccion presionintake pressionaspiration',
    true,
  ),
  signal(
    'intakeTemperature',
    'intake temperature',
    'intake_temperature',
    ['temperature', -50, 300],
    'intaketemperature pumpintaketemperature intaketemp pit tintake temperaturaintake temperatureaspiration',
  ),
  signal(
    'dischargePressure',
    'discharge pressure',
    'discharge_pressure',
    ['pressure', 0, 1_500],
    'dischargepressure pumpdischargepressure pdp presiondescarga pressionrefoulement',
    true,
  ),
  signal(
    'wellheadPressure',
    'wellhead pressure',
    'wellhead_pressure',
    ['pressure', 0, 1_000],
    'wellheadpressure whp thp fthp tubingpressure tubingheadpressure presiondecabeza presioncabeza pressiontete',
    true,
  ),
  signal(
    'vibration',
    'vibration',
    'vibration',
    ['vibration', 0, 1_000],
    'vibration vib motorvibration vibracion',
    true,
  ),
  signal(
    'power',
    'power',
    'power',
    ['power', 0, 10_000],
    'power drivepower motorpower outputpower activepower kw=kw potencia puissance',
    true,
  ),
  signal(
    'freeGas',
    'free gas at the intake',
    'free_gas_pct',
    ['share', 0, 100],
    'freegas freegasatintake intakefreegas gvf gasvoidfraction gaslibre gazlibre',
  ),
  signal(
    'liquidRate',
    'liquid rate',
    'liquid_rate',
    ['liquidVolume', 0, 50_000],
    'liquidrate grossrate fluidrate liquid gross totalliquid flowrate bfpd=bbl blpd=bbl caudalliquido debitliquide',
    true,
  ),
  signal(
    'waterCut',
    'water cut',
    'water_cut',
    ['share', 0, 100],
    'watercut wcut wc bsw waterfraction cortedeagua corteagua coupedeau',
  ),
  signal(
    'gasOilRatio',
    'gas-oil ratio',
    'gor',
    ['gasOilRatio', 0, 1_000_000],
    'gor gasoilratio rgp relaciongaspetroleo',
  ),
  signal(
    'choke',
    'choke',
    'choke_pct',
    ['opening', 0, 100],
    'choke chokeopening chokeposition chokepct=% estrangulador orificio duse',
  ),
  signal(
    'liftGas',
    'lift gas',
    'lift_gas',
    ['gasVolume', 0, 5_000_000],
    'liftgas liftgasrate gasliftrate gasinjectionrate injectiongas gasdelevantamiento gazlift',
  ),
  signal(
    'casingPressure',
    'casing pressure',
    'casing_pressure',
    ['pressure', 0, 1_000],
    'casingpressure chp annuluspressure casingheadpressure presioncasing presionanular pressionannulaire',
    true,
  ),
  signal(
    'wellheadTemperature',
    'wellhead temperature',
    'wellhead_temperature',
    ['temperature', -60, 300],
    'wellheadtemperature wht fwht flowlinetemperature temperaturacabeza temperaturetete',
  ),
];

/** Columns of a file of readings: one for each signal, or one of signals and one of their values. */
export const readingColumns: readonly ColumnDefinition[] = [
  placeColumns.field,
  { ...placeColumns.well, required: true },
  {
    name: 'at',
    called: 'time of the reading',
    holds: 'instant',
    required: true,
    spellings: words(
      'timestamp datetime dateandtime dateheure fechahora fechayhora horodatage readingtime sampletime date fecha day ts time hora heure',
    ),
  },
  { name: 'clock', called: 'time of day', holds: 'text', spellings: words('time timeofday hour hora heure') },
  {
    name: 'signal',
    holds: 'name',
    spellings: words(
      'signal tag tagname tagid point pointname variable parameter measurement senal etiqueta variable mesure',
    ),
  },
  {
    name: 'value',
    holds: 'count',
    noValue,
    spellings: words('value val reading tagvalue valor lectura valeur'),
  },
  {
    name: 'unit',
    holds: 'text',
    spellings: words('unit units uom engunits engineeringunits unidad unidades unite unites'),
  },
  {
    name: 'quality',
    holds: 'text',
    spellings: words('quality qualitycode opcquality dataquality calidad qualite'),
  },
  ...readSignals.map(({ name, called, holds, spellings, noValue: pattern }) => ({
    name,
    called,
    holds,
    spellings,
    ...(pattern && { noValue: pattern }),
  })),
];
