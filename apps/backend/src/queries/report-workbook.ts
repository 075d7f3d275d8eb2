import type { components } from '@cnx/api/schema';

type Report = components['schemas']['MonthlyReport'];
type Row = components['schemas']['StatisticsRow'];
type Rates = components['schemas']['DailyRates'];
type Figures = components['schemas']['ProductionFigures'];

/** What a cell of a {@link ReportSheet} holds; a day is `YYYY-MM-DD`. */
export type ReportCell = number | string | boolean | { readonly day: string | null } | null;

/** A sheet of a workbook: its columns by their heads, and its rows. */
export interface ReportSheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** Figures of what was made, as columns. */
const figureHeads: Readonly<Record<keyof Figures, string>> = {
  wells: 'Wells',
  wellDays: 'Well days',
  daysWithoutHours: 'Days without hours',
  suspectDays: 'Suspect days',
  oil: 'Oil (Sm3)',
  gas: 'Gas (Sm3)',
  water: 'Water (Sm3)',
  injection: 'Injection (Sm3)',
  waterCutPct: 'Water cut (%)',
  gor: 'Gas-oil ratio (Sm3/Sm3)',
  hours: 'Hours on stream (h)',
  calendarHours: 'Calendar hours (h)',
  uptimePct: 'Uptime (%)',
  potential: 'Oil potential (Sm3)',
  deferred: 'Oil deferred (Sm3)',
  abovePotential: 'Oil above potential (Sm3)',
  efficiencyPct: 'Efficiency (%)',
};
const ofEntities = [
  'Main product',
  'Efficiency of the main product (%)',
  'Of it adjustments: oil (Sm3)',
  'Of it adjustments: gas (Sm3)',
  'Of it adjustments: deferred (Sm3)',
  'Standing losses of oil, in no figure beside (Sm3)',
];
const figureNames = Object.keys(figureHeads) as (keyof Figures)[];
const heads = [...Object.values(figureHeads), 'Oil without a potential (Sm3)'];
const cellsOf = (figures: Figures | null): ReportCell[] => [
  ...figureNames.map((name) => (figures ? figures[name] : null)),
  figures && withoutPotential(figures.oil, figures),
];

/** What was made by wells and on days without a potential: with it, potential less deferred and what was above come to what was made. */
function withoutPotential(
  made: number | null,
  of: Pick<Report['deferral'][number], 'potential' | 'deferred' | 'abovePotential'>,
): number | null {
  if (made === null || of.potential === null) return null;
  return made - (of.potential - (of.deferred ?? 0) + (of.abovePotential ?? 0));
}

/** The efficiency that there would be if standing losses, which are in no potential, were counted as lost (%). */
function efficiencyWithStanding({
  potential,
  deferred,
  standing,
}: Report['deferral'][number]): number | null {
  if (potential === null || standing === undefined || potential + standing.volume <= 0) return null;
  return Math.max(0, (100 * (potential - (deferred ?? 0))) / (potential + standing.volume));
}

const entityCells = ({
  entity,
  figures,
  mainProduct,
  mainEfficiencyPct,
  adjusted,
  standing,
}: Row): ReportCell[] => [
  words(entity.level),
  entity.id,
  entity.name,
  entity.place,
  ...cellsOf(figures),
  mainProduct === undefined ? null : words(mainProduct),
  mainEfficiencyPct ?? null,
  adjusted?.oil ?? null,
  adjusted?.gas ?? null,
  adjusted?.deferred ?? null,
  standing ?? null,
];
const entityHead = ['Level', 'Id', 'Name', 'Part of', ...heads, ...ofEntities];
const day = (value: string | null): ReportCell => ({ day: value });

/** A code of the contract as words: `businessUnit` is a business unit. */
function words(code: string): string {
  const spaced = code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
}

/** Units of the contract that the page writes in another way. */
const pageUnits: Readonly<Record<string, string>> = { 'kg/boe': 'kg CO₂e/boe' };

const rateHeads = {
  oil: 'Oil per calendar day (Sm3/d)',
  gas: 'Gas per calendar day (Sm3/d)',
  water: 'Water per calendar day (Sm3/d)',
  injection: 'Injection per calendar day (Sm3/d)',
} as const satisfies Record<keyof Rates, string>;
const rateNames = Object.keys(rateHeads) as (keyof Rates)[];
const rateCells = (rates: Rates | undefined): ReportCell[] => rateNames.map((name) => rates?.[name] ?? null);

/** By how much a rate is above another one (%). */
const changeOf = (now: number | null | undefined, then: number | null | undefined): ReportCell =>
  now == null || !then ? null : (100 * (now - then)) / then;

/**
 * What a month is compared with: all of its days, and below them those that a change is of, with what was made of these per calendar day, and
 * what the month changed by from there.
 */
function comparedRows(
  name: string,
  whole: Figures | null,
  likeForLike: Figures | null | undefined,
  { now, then }: Record<'now' | 'then', Rates | undefined>,
): ReportCell[][] {
  const rates = rateCells(then);
  const none = heads.map(() => null);
  return [
    [name, ...cellsOf(whole), ...(likeForLike === undefined ? rates : rateCells(undefined))],
    ...(likeForLike === undefined
      ? []
      : [[`${name}, like for like: each field up to its newest day`, ...cellsOf(likeForLike), ...rates]]),
    [
      `Change per calendar day from: ${name.charAt(0).toLowerCase()}${name.slice(1)} (%)`,
      ...none,
      ...rateNames.map((rate) => changeOf(now?.[rate], then?.[rate])),
    ],
  ];
}

/** What a report says as sheets: the same figures, in full and in the units of the contract. */
export function sheetsOf(report: Report): ReportSheet[] {
  const { window, selection, computation, emissions } = report;
  const about: [string, ReportCell][] = [
    ['Month', report.month],
    ['First day', day(window.from)],
    ['Last day', day(window.to)],
    ['Newest day with a report', day(report.newestDay)],
    ['Month is over', report.over],
    ['Made at', report.madeAt],
    ['Closed at', report.closing?.at ?? null],
    ['Closed by', report.closing?.by ?? null],
    ['Potential', words(report.potentialMethod)],
    ['Units', 'Those in the heads of the columns: metric, at standard conditions'],
    ...(selection.length === 0
      ? [['Selection', 'All wells'] satisfies [string, ReportCell]]
      : selection.map(({ level, name }): [string, ReportCell] => ['Selection', `${words(level)} ${name}`])),
    ...[...new Set(emissions.flatMap(({ factorSets }) => factorSets))].map((set): [string, ReportCell] => [
      'Emission factors',
      set,
    ]),
    ['Computed at', computation?.at ?? null],
    ...(computation?.rules ?? []).map(({ rule, version }): [string, ReportCell] => [`Rule ${rule}`, version]),
  ];
  return [
    { name: 'Report', head: ['What', 'Value'], rows: about },
    {
      name: 'Summary',
      head: ['Period', ...heads, ...Object.values(rateHeads)],
      rows: [
        ['Month', ...cellsOf(report.production), ...rateCells(report.rates)],
        ...comparedRows(
          report.over ? 'Month before' : 'Same days of the month before',
          report.before,
          report.beforeLikeForLike,
          { now: report.rates, then: report.beforeRates },
        ),
        ...comparedRows('Same days last year', report.lastYear, report.lastYearLikeForLike, {
          now: report.rates,
          then: report.lastYearRates,
        }),
      ],
    },
    { name: 'Production', head: entityHead, rows: report.entities.map(entityCells) },
    {
      name: 'Days',
      head: ['Day', ...heads],
      rows: report.days.map(({ from, figures }) => [day(from), ...cellsOf(figures)]),
    },
    {
      name: 'Plan',
      head: ['Planned wells', 'Without a report', 'Plan (Sm3)', 'Actual (Sm3)'],
      rows: report.plan
        ? [[report.plan.wells, report.plan.unreported, report.plan.plan, report.plan.actual]]
        : [],
    },
    {
      name: 'Deferral',
      head: [
        'Product',
        'Potential (Sm3)',
        'Deferred (Sm3)',
        'Above potential (Sm3)',
        'Without a potential (Sm3)',
        'Produced (Sm3)',
        'Efficiency (%)',
        'Standing losses, in no figure beside (Sm3)',
        'Wells with standing losses',
        'Efficiency with standing losses (%)',
      ],
      rows: report.deferral.map((of) => {
        const produced = report.production?.[of.product] ?? null;
        return [
          words(of.product),
          of.potential,
          of.deferred,
          of.abovePotential,
          withoutPotential(produced, of),
          produced,
          of.efficiencyPct,
          of.standing?.volume ?? null,
          of.standing?.wells ?? null,
          efficiencyWithStanding(of),
        ];
      }),
    },
    {
      name: 'Losses',
      head: ['Product', 'Cause', 'Name', 'Choke', 'Kind', 'Deferred (Sm3)', 'Well hours (h)'],
      rows: report.deferral.flatMap(({ product, losses }) =>
        losses.map((loss) => [
          words(product),
          loss.reasonCode,
          loss.reasonText,
          words(loss.choke),
          words(loss.kind),
          loss.deferred,
          loss.hours,
        ]),
      ),
    },
    {
      name: 'Metrics',
      head: ['Metric', 'Name', 'Value', 'Unit', 'Target', 'Status', 'Method'],
      rows: report.metrics.map((of) => [
        of.code,
        of.label,
        of.value,
        pageUnits[of.unit] ?? of.unit,
        of.target,
        words(of.status),
        of.method,
      ]),
    },
    {
      name: 'Emissions',
      head: [
        'Field',
        'Days',
        'Estimated days',
        'Oil and gas (boe)',
        'CO2e (kg)',
        'Flared gas (Sm3)',
        'Vented gas (Sm3)',
        'Methane (kg)',
        'Energy (kWh)',
        'Water produced (Sm3)',
        'Water reinjected (Sm3)',
        'Factors',
      ],
      rows: emissions.map((of) => [
        of.field.name,
        of.days,
        of.estimatedDays,
        of.productionBoe,
        of.co2e,
        of.flaredGas,
        of.ventedGas,
        of.methane,
        of.energy,
        of.producedWater,
        of.reinjectedWater,
        of.factorSets.join(', '),
      ]),
    },
    {
      name: 'Pumps',
      head: ['Well', 'Field', 'Maker', 'Pump', 'Installed', 'Last ran', 'Pulled', 'Days', 'Failed', 'Reason'],
      rows: report.pumps.map(({ well, ...pump }) => [
        well.name,
        well.fieldName,
        pump.manufacturer,
        pump.pumpModel,
        day(pump.installedOn),
        day(pump.stoppedOn),
        day(pump.pulledOn),
        pump.days,
        pump.failed,
        pump.pullReason && words(pump.pullReason),
      ]),
    },
    {
      name: 'Missing reports',
      head: ['Well', 'Field', 'Days', 'First', 'Last'],
      rows: report.missing.map(({ well, days, from, to }) => [
        well.name,
        well.fieldName,
        days,
        day(from),
        day(to),
      ]),
    },
    {
      name: 'Unanswered',
      head: ['Well', 'Field', 'What', 'Severity', 'Since', 'Ended', 'Product', 'Lost so far (Sm3)'],
      rows: report.unanswered.map(({ well, ...of }) => [
        well.name,
        well.fieldName,
        words(of.kind),
        words(of.severity),
        day(of.since),
        day(of.endedOn),
        of.product === undefined ? null : words(of.product),
        of.lossSoFar,
      ]),
    },
    {
      name: 'Standing losses',
      head: [
        'Well',
        'Field',
        'Product',
        'Standing since',
        'Days',
        'Lost (Sm3)',
        'Lost per day at the end (Sm3/d)',
      ],
      rows: (report.standing ?? []).map(({ well, ...of }) => [
        well.name,
        well.fieldName,
        words(of.product),
        day(of.since),
        of.days,
        of.volume,
        of.rate,
      ]),
    },
    { name: 'Wells', head: entityHead, rows: report.wells.map(entityCells) },
  ];
}

const text = (value: string) => ({ value, type: String });

function cellOf(cell: ReportCell) {
  switch (typeof cell) {
    case 'number':
      return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '#,##0.00' };
    case 'string':
      return text(cell);
    case 'boolean':
      return { value: cell, type: Boolean };
    default:
      return cell === null || cell.day === null
        ? null
        : { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  }
}

/** A report as an Excel workbook. Texts are texts: none is run as a formula. */
export async function reportWorkbook(report: Report): Promise<Buffer> {
  // Few reports are taken as files: the library is read with the first.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const sheets = sheetsOf(report).map(({ name, head, rows }) => ({
    sheet: name,
    data: [
      head.map((label) => ({ ...text(label), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cellOf)),
    ],
    columns: head.map((label) => ({ width: Math.max(12, label.length + 2) })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(sheets).toBuffer();
}
