import type { ColumnDefinition } from './columns.ts';

type Values = Partial<Record<'hours' | 'oil' | 'water', number | null>>;
type Numbers = Readonly<Partial<Record<string, number | null>>>;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Columns from which quantities follow that a file does not have. */
export const derivingColumns = [
  {
    name: 'downtime',
    holds: 'duration',
    repeats: ['hours'],
    spellings: words(`
      downtime downtimehours downtimehrs hoursdown downhours hrsdown hoursoffline hoursshutin shutinhours hoursoff losthours
      horasparada horasdeparada horasparadas tempodeparada horasfuera heuresdarret tempsdarret
      ausfallzeit ausfallstunden stillstandszeit stillstandsstunden nedetid stilstand stilstanduren orefermo`),
  },
  {
    name: 'liquid',
    holds: 'liquidVolume',
    mayBeRate: true,
    repeats: ['oil', 'water'],
    spellings: words(`
      liquid liquids liquidvolume volumeofliquid liquidvol liquidrate liquidproduction totalliquid grossliquid gross grossfluid
      fluid fluidvolume totalfluid grossvolume blpd=bbl/d bfpd=bbl/d bruto liquido produccionbruta producaobruta liquide
      productionliquide flussigkeit flussigkeitsmenge bruttoforderung bruttomenge væske væskeproduksjon vloeistof liquidi`),
  },
  {
    name: 'waterCut',
    called: 'water cut',
    holds: 'share',
    spellings: words(`
      watercut watercutpct=% wc wct bsw bsandw watercutpercent=% cortedeagua corteagua bsyw taxadeagua tauxdeau teneureneau
      wassergehalt wasseranteil verwasserung vannkutt watergehalte tagliodacqua`),
  },
  {
    name: 'oilCut',
    called: 'oil cut',
    holds: 'share',
    spellings: words('oilcut oilcutpct=% oilpercent=% cortedeoleo cortedepetroleo'),
  },
] as const satisfies readonly ColumnDefinition[];

type DerivingName = (typeof derivingColumns)[number]['name'];

/** Of the columns that a file has, those that nothing follows from: what they would give, the file says itself. */
export function idleColumns(names: ReadonlySet<string>): ReadonlySet<DerivingName> {
  const [oil, water, liquid] = [names.has('oil'), names.has('water'), names.has('liquid')];
  const hasCut = names.has('waterCut') || names.has('oilCut');
  const isSplit = oil && water;
  const idle = new Set<DerivingName>();
  if (names.has('hours')) idle.add('downtime');
  if (isSplit || !(oil || water || hasCut)) idle.add('liquid');
  if (isSplit || !(oil || liquid)) idle.add('waterCut').add('oilCut');
  if (names.has('waterCut')) idle.add('oilCut');
  // Oil and liquid give the water without a cut.
  if (liquid && (oil || water)) idle.add('waterCut').add('oilCut');
  return idle;
}

/** What follows from deriving columns, in words: `water = oil × cut ÷ (1 − cut)`. */
export function derivations(names: ReadonlySet<string>): string[] {
  const cut = names.has('waterCut') ? 'water cut' : 'oil cut';
  const hasCut = names.has('waterCut') || names.has('oilCut');
  return [
    ...(names.has('downtime') ? ['hours are those of the day less the downtime'] : []),
    ...(names.has('liquid') && hasCut ? [`oil and water are the liquid split by the ${cut}`] : []),
    ...(names.has('liquid') && names.has('oil') ? ['water is the liquid less the oil'] : []),
    ...(names.has('liquid') && names.has('water') ? ['oil is the liquid less the water'] : []),
    ...(names.has('oil') && hasCut && !names.has('liquid')
      ? [`water follows from the oil and the ${cut}`]
      : []),
  ];
}

/** What follows from the cells of a row: quantities, and the hours of downtime; or why nothing does. */
export type Derived =
  { readonly values: Values; readonly downtime?: number | undefined } | { readonly problem: string };

/** Computes what a row says in other quantities. */
export function derive(numbers: Numbers): Derived {
  const { downtime, liquid, oil, water } = numbers;
  if (downtime != null && (downtime < 0 || downtime > 25))
    return { problem: `a downtime of ${shortly(downtime)} hours is not between 0 and 25` };
  const cut = waterShare(numbers);
  if (cut != null && !(cut >= 0 && cut <= 1))
    return { problem: `a cut of ${shortly(cut * 100)} % is not between 0 and 100` };
  const values: Values = {};
  if (downtime !== undefined) values.hours = downtime === null ? null : Math.max(0, 24 - downtime);
  if (liquid !== undefined && cut !== undefined) {
    values.oil = liquid === null || cut === null ? null : liquid * (1 - cut);
    values.water = liquid === null || cut === null ? null : liquid * cut;
  } else if (liquid !== undefined && oil !== undefined) {
    values.water = difference(liquid, oil);
  } else if (liquid !== undefined && water !== undefined) {
    values.oil = difference(liquid, water);
  } else if (oil !== undefined && cut !== undefined) {
    // Nothing but water says nothing of how much.
    if (oil !== null && oil > 0 && cut === 1) return { problem: 'it has oil and a water cut of 100 %' };
    values.water = oil === null || cut === null || cut === 1 ? null : (oil * cut) / (1 - cut);
  }
  const [oilToo, waterToo] = [values.oil, values.water];
  if ((oilToo ?? 0) < 0 || (waterToo ?? 0) < 0) return { problem: 'it has less liquid than oil or water' };
  return { values, downtime: downtime ?? undefined };
}

function waterShare({ waterCut, oilCut }: Numbers): number | null | undefined {
  if (waterCut !== undefined) return waterCut === null ? null : waterCut / 100;
  if (oilCut === undefined) return undefined;
  return oilCut === null ? null : 1 - oilCut / 100;
}

function difference(whole: number | null, part: number | null): number | null {
  return whole === null || part === null ? null : whole - part;
}

function shortly(value: number): number {
  return Number(value.toPrecision(6));
}
