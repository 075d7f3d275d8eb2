import type { components } from '@cnx/api/schema';
import { day, figureNames, unrounded, words, type ReportCell } from './report-cells.ts';

// What closes the sums of a report: adjustments of months that were closed before, and the books of the month.

type Report = components['schemas']['MonthlyReport'];
type Adjusted = components['schemas']['AdjustedFigures'];
type Name = (typeof figureNames)[number];

/** Figures that days add up to. */
const addedUp = ['oil', 'gas', 'water', 'injection', 'potential', 'deferred', 'abovePotential'] as const;
const isAddedUp = (name: Name): name is (typeof addedUp)[number] =>
  (addedUp as readonly Name[]).includes(name);

/** What the fields' adjustments come to; undefined without one. */
export function adjustedTotal({ entities }: Pick<Report, 'entities'>): Adjusted | undefined {
  const own = entities.flatMap(({ entity, adjusted }) =>
    entity.level === 'field' && adjusted ? [adjusted] : [],
  );
  if (own.length === 0) return undefined;
  const sum = (name: keyof Adjusted) => own.reduce((all, of) => all + of[name], 0);
  return {
    ...{ oil: sum('oil'), gas: sum('gas'), water: sum('water') },
    ...{ injection: sum('injection'), deferred: sum('deferred') },
  };
}

/** The row of the summary that says what of the month is adjustments of months that were closed before; none without one. */
export function adjustedRows(report: Report): ReportCell[][] {
  const adjusted = adjustedTotal(report);
  if (adjusted === undefined) return [];
  const of: Partial<Record<Name, number>> = { ...adjusted };
  return [
    [
      'Of it adjustments of months that were closed before',
      ...figureNames.map((name) => unrounded(of[name])),
    ],
  ];
}

/** Differences below it are those of rounding, Sm3. */
const rounding = 1e-6;

/**
 * The row behind the days that closes them with the month: what adjustments brought to it, and what its books have where its rows have changed since. None
 * where the days come to the month.
 */
export function bridgeOfDays({ production, days }: Pick<Report, 'production' | 'days'>): ReportCell[][] {
  if (production === null) return [];
  const rest = figureNames.map((name) => {
    const whole = production[name];
    if (!isAddedUp(name) || whole == null) return null;
    const added = days.reduce((sum, { figures }) => sum + (figures?.[name] ?? 0), 0);
    return Math.abs(whole - added) < rounding * Math.max(1, Math.abs(whole)) ? 0 : whole - added;
  });
  if (rest.every((value) => value === null || value === 0)) return [];
  return [
    ['Adjustments of closed months, and what the books have beyond the days', ...rest],
    ['Month', ...figureNames.map((name) => (isAddedUp(name) ? production[name] : null))],
  ];
}

/** Columns of {@link bookRows}. */
export const bookHead = [
  'What',
  'Field',
  'Of the month',
  'Counts in',
  'State or reason',
  'At',
  'By',
  'File or note',
  'Missing days',
  'Wells',
  'Oil (Sm3)',
  'Oil deferred (Sm3)',
];

/** How the month is closed by field, and what adjustments count in it or are of it. */
export function bookRows({ month, books = [] }: Pick<Report, 'month' | 'books'>): ReportCell[][] {
  const first = `${month}-01`;
  return [
    ...books
      .filter((book) => book.month === first)
      .map((book) => [
        ...['Closing', book.field.name],
        ...[day(book.month), day(book.month)],
        ...[words(book.state), book.closedAt, book.closedBy, book.note],
        ...[book.missingDays, null, book.production, book.deferred],
      ]),
    ...books.flatMap(({ month: booked, field, adjustments }) =>
      adjustments.map((of) => [
        ...['Adjustment', field.name],
        ...[day(of.month), day(booked)],
        ...[words(of.reason), of.at, of.by, of.file],
        ...[null, of.wells, of.production, of.deferred],
      ]),
    ),
  ];
}
