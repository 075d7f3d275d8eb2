// Places that say what is open and what it loses.
import type {
  ExceptionCase,
  ExceptionSummary,
  NotificationInfo,
  SearchResult,
  ShiftHandover,
  WellException,
} from '@cnx/api';
import { listColumns } from '../../apps/portal/src/features/exceptions/exceptions.columns.tsx';
import { ExceptionFigures } from '../../apps/portal/src/features/exceptions/ExceptionFigures.tsx';
import { csvParts, fileColumns, rowFile } from '../../apps/portal/src/features/list-tools/row-file.ts';
import { alarmText } from '../../apps/portal/src/features/notifications/notification-text.ts';
import { statusOf, titleOf } from '../../apps/portal/src/features/search/result-text.ts';
import { handoverText } from '../../apps/portal/src/features/shift-handover/shift-handover.ts';
import { WellExceptions } from '../../apps/portal/src/features/well-panel/WellLists.tsx';
import { formats, shownText } from '../../apps/portal/src/shown-text.fixture.tsx';
import { all, event, figures, well } from './figures.ts';
import type { Moment, Reading } from './moment.ts';
import { gasBeside, linesAfter, shown, taken } from './shown.ts';

const { t, quantities } = formats;
const window = null;

/** The tiles over the exception report. */
export async function reportTiles(moment: Moment): Promise<Reading[]> {
  const summary = await moment.ask<ExceptionSummary>('getExceptionSummary');
  const text = shownText(<ExceptionFigures view={shown(summary)} />).replaceAll('\u00a0', ' ');
  const lost = linesAfter(text, t('exceptions.figures.atRisk'), 2);
  const standing = /and ([\d,]+) Sm³\/d standing on (\d+)/.exec(text);
  return [
    figures.open(all, linesAfter(text, t('exceptions.figures.open'))),
    figures.lostNow(all, /([\d,.]+)$/.exec(lost)?.[1] ?? null),
    ...gasLost(gasBeside(text)),
    ...(standing ? [figures.standingOil(all, standing[1]!), figures.standingWells(all, standing[2]!)] : []),
  ];
}

const gasLost = (said: string | number | null) => (said === null ? [] : [figures.gasLostNow(all, said)]);

/** The rows of the exception report, each cell as it is shown. */
export async function exceptionRows(moment: Moment): Promise<Reading[]> {
  return rowsOf(await moment.openEvents());
}

function rowsOf(rows: readonly WellException[]): Reading[] {
  const columns = new Map(listColumns(formats, rows, window).map((column) => [column.id, column]));
  return rows.flatMap((row) => {
    const of = event(row.id);
    const cell = (id: string) => {
      const column = columns.get(id)!;
      return shownText(<>{column.cell?.(row, 'column') ?? String(column.value(row))}</>);
    };
    // A list of oil and of gas has the unit in each cell.
    const course = /^([\d,.]+)\n→\n([\d,.]+)\n(?:\S+\n)?(.+%)$/u.exec(cell('course'));
    const lost = /^[\d,.]+/.exec(cell('lossPerDay'))?.[0];
    return [
      figures.status(of, cell('status').split('\n').at(-1)!),
      ...(lost === undefined ? [] : [figures.lossPerDay(of, lost)]),
      ...(row.lossSoFar === null
        ? []
        : [figures.lossSoFar(of, quantities.number('liquidVolume', row.lossSoFar, { digits: 0 }))]),
      ...(course
        ? [figures.expected(of, course[1]!), figures.rate(of, course[2]!), figures.share(of, course[3]!)]
        : []),
    ];
  });
}

/** The standing losses, as their own list has them: what each says of its course is what it loses. */
export async function standingRows(moment: Moment): Promise<Reading[]> {
  const rows = await moment.ask<WellException[]>('getExceptions', {
    query: { where: 'status=standing', limit: 500 },
  });
  const losing = rows.filter(({ lossPerDay }) => lossPerDay !== null);
  return [
    ...rowsOf(rows),
    ...losing.flatMap(({ id, baseline, rate }) =>
      baseline !== null && rate !== null ? [figures.lossPerDay(event(id), baseline - rate)] : [],
    ),
    ...(losing.length > 0
      ? [figures.standingWells(all, new Set(losing.map(({ well: { id } }) => id)).size)]
      : []),
  ];
}

function grouped(rows: readonly WellException[], key: (row: WellException) => string) {
  const groups = new Map<string, WellException[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** What the gas of some events comes to; null where there is none. */
function sumOfGas(rows: readonly WellException[]): number | null {
  const lost = rows.flatMap(({ product, lossPerDay }) => (product === 'gas' ? (lossPerDay ?? []) : []));
  return lost.length === 0 ? null : lost.reduce((sum, value) => sum + value, 0);
}

/** What the rows come to: of all, and in the groups by field. Those of oil and of gas come to no sum (ADR 28). */
export async function exceptionTotals(moment: Moment): Promise<Reading[]> {
  const rows = await moment.openEvents();
  const { total } = listColumns(formats, rows, window).find(({ id }) => id === 'lossPerDay')!;
  const byField = grouped(rows, ({ well: { fieldId } }) => fieldId);
  const lostBy = (of: string, some: readonly WellException[]) =>
    total && some.some(({ lossPerDay }) => lossPerDay !== null)
      ? [figures.lostNow(of, total(some) as number)]
      : [];
  return [
    figures.open(all, rows.length),
    ...lostBy(all, rows),
    ...gasLost(sumOfGas(rows)),
    ...[...byField].flatMap(([field, some]) => [
      figures.open(`field ${field}`, some.length),
      ...lostBy(`field ${field}`, some),
    ]),
  ];
}

/** The cells of the report's file, read from its text. */
export async function exceptionFile(moment: Moment): Promise<Reading[]> {
  const rows = await moment.openEvents();
  const columns = fileColumns(listColumns(formats, rows, window));
  const [head, ...lines] = csvParts(rowFile(columns, rows)).map(cellsOf);
  expectColumns(head!, columns.length);
  return fileCells(columns, rows, lines);
}

/** What the lines of a file of events say: in one column, or in one for each product. */
export function fileCells(
  columns: readonly { readonly label: string }[],
  rows: readonly WellException[],
  lines: readonly (readonly (string | number | undefined)[])[],
): Reading[] {
  const at = (label: string) => columns.findIndex((column) => column.label === label);
  const labelsOf = (name: string) => [
    name,
    ...(['oil', 'gas'] as const).map((product) =>
      t('exceptions.file.ofProduct', { name, product: t(`productionDay.${product}`) }),
    ),
  ];
  const cells: readonly (readonly [string, (of: string, said: number) => Reading])[] = [
    [t('exceptions.column.lossPerDay'), figures.lossPerDay],
    [t('exceptions.column.lossSoFar'), figures.lossSoFar],
    [t('exceptions.file.baseline'), figures.expected],
    [t('exceptions.file.rate'), figures.rate],
  ];
  return lines.flatMap((line, i) =>
    cells.flatMap(([name, read]) =>
      labelsOf(name).flatMap((label) => {
        const cell = line[at(label)];
        return cell === undefined || cell === '' ? [] : [read(event(rows[i]!.id), Number(cell))];
      }),
    ),
  );
}

/** The cells of a line of comma-separated values. */
function cellsOf(line: string): string[] {
  const cells = [...line.trim().matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)];
  return cells.map(([, cell]) => cell!.replace(/^\ufeff/, '').replaceAll(/^"|"$/g, ''));
}

function expectColumns(head: readonly string[], count: number): void {
  if (head.length !== count)
    throw new Error(`the file has ${head.length} columns of ${count}: ${head.join('|')}`);
}

/** The evidence of each event: its head, and the days that its loss so far is the sum of. */
export async function evidence(moment: Moment): Promise<Reading[]> {
  const rows = await moment.openEvents();
  const cases = rows.map(async ({ id }) => {
    const { exception, lossDays } = await moment.ask<ExceptionCase>('getException', { query: { id } });
    const lost = lossDays.reduce((sum, day) => sum + (day.lost ?? 0), 0);
    return [
      ...rowsOf([exception]),
      ...(lossDays.length > 0 ? [figures.lossSoFar(event(exception.id), lost)] : []),
    ];
  });
  return (await Promise.all(cases)).flat();
}

/** The list of events in each well's panel. */
export async function wellPanelEvents(moment: Moment): Promise<Reading[]> {
  return (await moment.openEvents()).flatMap((row) => {
    const text = shownText(<WellExceptions rows={[row]} />).replaceAll('\u00a0', ' ');
    const lost = /([\d.,]+) Sm³\/d/.exec(text)?.[1];
    const course = /([\d.,]+) → ([\d.,]+)/.exec(text);
    return [
      figures.status(event(row.id), text.split('\n')[1]!),
      ...(lost !== undefined && row.lossPerDay ? [figures.lossPerDay(event(row.id), lost)] : []),
      ...(course
        ? [figures.expected(event(row.id), course[1]!), figures.rate(event(row.id), course[2]!)]
        : []),
    ];
  });
}

/** The bell's notifications of open events. */
export async function bell(moment: Moment): Promise<Reading[]> {
  const open = await moment.openEvents();
  const notes = await moment.ask<NotificationInfo[]>('getNotificationsInfo', {
    query: { email: 'engineer@cnx.example' },
  });
  return notes.flatMap((note) => {
    const id = new URLSearchParams(note.link?.split('?')[1]).get('exception');
    const row = open.find((one) => one.id === id);
    const { body } = alarmText(note, formats);
    return row === undefined ? [] : courseIn(body, row);
  });
}

/** What a sentence says of the rate of an event: "Oil rate 124.8 → 76.3 Sm³/d (−39 %)". */
export function courseIn(text: string, row: WellException): Reading[] {
  const found = /^(?:Oil|Gas) rate ([\d.,]+) → ([\d.,]+) Sm³\/d \(([^)]+)\)/.exec(
    text.replaceAll('\u00a0', ' '),
  );
  if (!found) return [];
  const [, expected, rate, share] = found;
  const of = event(row.id);
  return [figures.expected(of, expected!), figures.rate(of, rate!), figures.share(of, share!)];
}

/** The results of a search for each well with an open event. */
export const searchPage = (moment: Moment) => found(moment, 'getSearchResults');

/** What the palette suggests for it. */
export const palette = (moment: Moment) => found(moment, 'getSearchSuggestions');

async function found(
  moment: Moment,
  operation: 'getSearchResults' | 'getSearchSuggestions',
): Promise<Reading[]> {
  const open = await moment.openEvents();
  const names = [...new Set(open.map((row) => row.well.name))];
  const answers = names.map(async (text) => {
    const body = await moment.ask<SearchResult[] | { results: SearchResult[] }>(operation, {
      query: { text },
    });
    return Array.isArray(body) ? body : body.results;
  });
  return (await Promise.all(answers)).flat().flatMap((result) => {
    const row = open.find(({ id }) => id === result.id);
    if (row === undefined || result.kind !== 'exception') return [];
    const [, course = ''] = titleOf(formats, result).split(' · ');
    return [figures.status(event(row.id), statusOf(formats, result)?.label ?? ''), ...courseIn(course, row)];
  });
}

/** The hand-over as the text that is mailed. */
export async function handoverMail(moment: Moment): Promise<Reading[]> {
  const since = new Date(moment.at.getTime() - 12 * 3_600_000).toISOString();
  const handover = await moment.ask<ShiftHandover>('getShiftHandover', { query: { since } });
  const text = handoverText(handover, formats).replaceAll('\u00a0', ' ');
  const open = text.slice(text.lastIndexOf(`${t('handover.list.open')} (`));
  const lines = open.split('\n').filter((line) => line.startsWith('- '));
  const total =
    lines.length === 0 ? [] : [figures.lostNow(all, taken(open.split('\n').at(-1)!, /([\d.,]+) Sm³\/d/))];
  return [
    figures.open(all, taken(open, /\((\d+)\)/)),
    ...total,
    ...gasLost(gasBeside(open.split('\n').at(-1)!)),
    ...handover.open.flatMap((row, i) => {
      const lost = /([\d.,]+) Sm³\/d/.exec(lines[i]!)?.[1];
      return lost === undefined ? [] : [figures.lossPerDay(event(row.id), lost)];
    }),
  ];
}

/** The tables of the hand-over's page, and its sheet of paper. */
export async function handoverPage(moment: Moment): Promise<Reading[]> {
  const since = new Date(moment.at.getTime() - 12 * 3_600_000).toISOString();
  const { open, counts } = await moment.ask<ShiftHandover>('getShiftHandover', { query: { since } });
  return [figures.open(all, counts.open), ...rowsOf(open)];
}

/** Each well's losses, added up over its events. */
export async function lossesOfWells(moment: Moment): Promise<Reading[]> {
  const rows = await moment.openEvents();
  const byWell = grouped(rows, (row) => row.well.id);
  return [...byWell].flatMap(([id, some]) => {
    const lost = some.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0);
    return lost > 0 ? [figures.lostNow(well(id), lost)] : [];
  });
}
