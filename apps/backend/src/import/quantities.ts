import type { DailyProductionTable } from '../database/tables/production.ts';
import type { Dimension } from './units.ts';

/** A numeric column of the daily rows, and how files call it. */
export interface Quantity {
  /** Name in mapping files and messages. */
  readonly name: string;
  readonly column: keyof DailyProductionTable;
  readonly dimension: Dimension;
  /** Usual headers, lower case, letters and digits only; the first that a file has wins. */
  readonly spellings: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** Columns that say what a row is about. */
export const identities = [
  {
    name: 'day',
    spellings: words('dateprd date day productiondate proddate prddate proddt fecha datum'),
  },
  {
    name: 'well',
    spellings: words(
      'npdwellborename wellname well wellborename wellbore wellid completion pozo puits wellborecode',
    ),
  },
  { name: 'uwi', spellings: words('uwi wellborecode api apinumber apino apiuwi') },
  { name: 'field', spellings: words('npdfieldname fieldname field campo champ') },
  { name: 'flowKind', spellings: words('flowkind flowtype flowdirection') },
] as const satisfies readonly Pick<Quantity, 'name' | 'spellings'>[];

export type IdentityName = (typeof identities)[number]['name'];

/** Columns that measure. */
export const quantities = [
  {
    name: 'hours',
    column: 'hours',
    dimension: 'duration',
    spellings: words(
      'onstreamhrs onstreamhours hourson hoursonline producinghours prodhours uptime hours hrs',
    ),
  },
  {
    name: 'oil',
    column: 'oil',
    dimension: 'liquidVolume',
    spellings: words('boreoilvol oilvol oilvolume oilprod oilproduction oilproduced oil'),
  },
  {
    name: 'gas',
    column: 'gas',
    dimension: 'gasVolume',
    spellings: words('boregasvol gasvol gasvolume gasprod gasproduction gasproduced gas'),
  },
  {
    name: 'water',
    column: 'water',
    dimension: 'liquidVolume',
    spellings: words('borewatvol watvol watervol watervolume waterprod waterproduction waterproduced water'),
  },
  {
    name: 'waterInjected',
    column: 'water_injected',
    dimension: 'liquidVolume',
    spellings: words('borewivol wivol waterinjvol waterinj waterinjection waterinjected injectedwater'),
  },
  {
    name: 'choke',
    column: 'choke_pct',
    dimension: 'share',
    spellings: words('avgchokesizep chokesizep chokepct chokeopening choke'),
  },
  {
    name: 'wellheadPressure',
    column: 'wellhead_pressure',
    dimension: 'pressure',
    spellings: words('avgwhpp whp wellheadpressure tubingheadpressure thp'),
  },
  {
    name: 'wellheadTemperature',
    column: 'wellhead_temperature',
    dimension: 'temperature',
    spellings: words('avgwhtp wht wellheadtemperature'),
  },
  {
    name: 'downholePressure',
    column: 'downhole_pressure',
    dimension: 'pressure',
    spellings: words('avgdownholepressure downholepressure bhp bottomholepressure'),
  },
  {
    name: 'downholeTemperature',
    column: 'downhole_temperature',
    dimension: 'temperature',
    spellings: words('avgdownholetemperature downholetemperature bht bottomholetemperature'),
  },
  {
    name: 'annulusPressure',
    column: 'annulus_pressure',
    dimension: 'pressure',
    spellings: words('avgannuluspress avgannuluspressure annuluspressure casingpressure'),
  },
  {
    name: 'tubingPressureDrop',
    column: 'tubing_pressure_drop',
    dimension: 'pressureDifference',
    spellings: words('avgdptubing dptubing tubingpressuredrop'),
  },
] as const satisfies readonly Quantity[];

export type QuantityName = (typeof quantities)[number]['name'];
export type ColumnName = IdentityName | QuantityName;

/** Every name that a mapping file may use. */
export const columnNames: readonly ColumnName[] = [
  ...identities.map(({ name }) => name),
  ...quantities.map(({ name }) => name),
];
