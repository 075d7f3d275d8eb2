import type { components } from '@cnx/api/schema';
import {
  words,
  day,
  heads,
  cellsOf,
  withoutPotential,
  efficiencyWithStanding,
  entityCells,
  entityHead,
  pageUnits,
  rateHeads,
  standingCell,
  rateCells,
  comparedRows,
  estimatedRows,
  planCells,
  planHead,
  type ReportCell,
  type ReportSheet,
} from './report-cells.ts';

import { balanceSheet } from './report-balances.ts';
import { changeSheet } from './report-changes.ts';
import { adjustedRows, bookHead, bookRows, bridgeOfDays } from './report-books.ts';

type Report = components['schemas']['MonthlyReport'];

/** What a report says as sheets: the same figures, in full and in the units of the contract. */
export function sheetsOf(report: Report): ReportSheet[] {
  const { window, selection, computation, emissions } = report;
  const about: [string, ReportCell][] = [
    ['Month', report.month],
    ['First day', day(window.from)],
    ['Last day', day(window.to)],
    ['Newest day with a report', day(report.newestDay)],
    ['State', report.state === 'open' ? 'Provisional: not closed' : words(report.state)],
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
        ...estimatedRows('Month', report.estimated, report.filledRates),
        ...adjustedRows(report),
        ...comparedRows(
          report.over ? 'Month before' : 'Same days of the month before',
          report.before,
          report.beforeLikeForLike,
          {
            now: report.filledRates ?? report.rates,
            then: report.beforeRates,
            estimated: report.beforeEstimated,
            filled: report.beforeFilledRates,
          },
        ),
        ...comparedRows('Same days last year', report.lastYear, report.lastYearLikeForLike, {
          now: report.filledRates ?? report.rates,
          then: report.lastYearRates,
          estimated: undefined,
          filled: report.lastYearFilledRates,
        }),
      ],
    },
    { name: 'Production', head: entityHead, rows: report.entities.map(entityCells) },
    {
      name: 'Days',
      head: ['Day', ...heads],
      rows: [
        ...report.days.map(({ from, figures }) => [day(from), ...cellsOf(figures)]),
        ...bridgeOfDays(report),
      ],
    },
    {
      name: 'Plan',
      head: planHead,
      rows: report.plan ? [planCells(report.plan)] : [],
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
        'Wells with standing losses of which this product is not computed',
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
          standingCell(of),
          of.standing?.wells ?? null,
          of.standing?.notComputed ?? null,
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
      rows: emissions
        .map((of) => [
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
        ])
        .concat(
          report.entities
            .filter(
              ({ entity, figures }) =>
                entity.level === 'field' &&
                figures !== null &&
                !emissions.some(({ field }) => field.id === entity.id),
            )
            .map(({ entity }) => [entity.name, ...Array.from({ length: 10 }, () => null), 'No data']),
        ),
    },
    balanceSheet(report),
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
        pump.pullReason,
      ]),
    },
    {
      name: 'Missing reports',
      head: [
        'Well',
        'Field',
        'Days',
        'First',
        'Last',
        "Oil, an estimate by the well's own mean of the month, in no sum (Sm3)",
        'Gas, likewise (Sm3)',
      ],
      rows: report.missing.map(({ well, days, from, to, estimatedOil, estimatedGas }) => [
        well.name,
        well.fieldName,
        days,
        day(from),
        day(to),
        estimatedOil ?? null,
        estimatedGas ?? null,
      ]),
    },
    {
      name: 'Reported months',
      head: [
        ...['Well', 'Field', 'Counts by', 'Days of the month', 'Days reported', 'Days on stream'],
        ...[
          'Oil of the month (Sm3)',
          'Oil of its days (Sm3)',
          'Gas of the month (Sm3)',
          'Gas of its days (Sm3)',
        ],
        ...['Water of the month (Sm3)', 'Water of its days (Sm3)'],
        ...['Injection of the month (Sm3)', 'Injection of its days (Sm3)', 'Days against the month (%)'],
      ],
      rows: (report.reportedMonths ?? []).map(({ well, ...month }) => [
        ...[well.name, well.fieldName, month.countsBy, month.days, month.reportedDays, month.daysOn],
        ...[month.oil, month.oilOfDays, month.gas, month.gasOfDays, month.water, month.waterOfDays],
        ...[month.injection, month.injectionOfDays, month.differencePct],
      ]),
    },
    {
      name: 'Unanswered',
      head: [
        ...['Well', 'Field', 'What', 'Severity', 'Since', 'Ended by the end of the month', 'Product'],
        'Lost by the end of the month (Sm3)',
        'Ended after the month, as known when this was made',
      ],
      rows: report.unanswered.map(({ well, ...of }) => [
        well.name,
        well.fieldName,
        words(of.kind),
        words(of.severity),
        day(of.since),
        day(of.endedOn),
        of.product === undefined ? null : words(of.product),
        of.lossSoFar,
        day(of.endedSince ?? null),
      ]),
    },
    { name: 'Closing and changes', head: bookHead, rows: bookRows(report) },
    changeSheet(report),
    {
      name: 'Standing losses',
      head: [
        'Well',
        'Field',
        'Product',
        'In no potential since',
        'Days',
        'Lost (Sm3)',
        'Lost per day at the end (Sm3/d)',
        'Gas lost with the oil (Sm3)',
        'At the gas-oil ratio of (Sm3/Sm3)',
      ],
      rows: (report.standing ?? []).map(({ well, ...of }) => [
        well.name,
        well.fieldName,
        words(of.product),
        day(of.since),
        of.days,
        of.volume,
        of.rate,
        of.gasOilRatio == null ? (of.product === 'oil' ? 'Not computed' : null) : of.volume * of.gasOilRatio,
        of.gasOilRatio ?? null,
      ]),
    },
    { name: 'Wells', head: entityHead, rows: report.wells.map(entityCells) },
  ];
}
