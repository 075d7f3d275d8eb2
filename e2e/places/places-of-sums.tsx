// Places that sum up days: statistics, the monthly report, deferred production.
import type {
  DeferredProduction,
  MonthlyReport,
  ProductionDay,
  ProductionStatistics,
  WellException,
} from '@cnx/api';
import { read, utils } from '@e965/xlsx';
import { allColumns } from '../../apps/portal/src/features/deferred-production/deferred-production.columns.tsx';
import { dailyDeferral } from '../../apps/portal/src/features/deferred-production/deferred-production.ts';
import { SummarySection } from '../../apps/portal/src/features/monthly-report/SummarySection.tsx';
import { Figures } from '../../apps/portal/src/features/statistics/StatisticsEntities.tsx';
import { formats, shownText } from '../../apps/portal/src/shown-text.fixture.tsx';
import { all, figures, well } from './figures.ts';
import type { Moment, Reading } from './moment.ts';
import { linesAfter, shown } from './shown.ts';

const { t } = formats;

/** The statistics of each field's newest day: the tiles, and the rows of its wells. */
export async function statistics(moment: Moment): Promise<Reading[]> {
  const { fields } = await moment.ask<ProductionDay>('getProductionDayInfo');
  const ofFields = fields.map(async ({ field, day }) => {
    if (day === null) return [];
    const body = await statisticsOf(moment, { fieldIds: field.id, level: 'well', from: day, to: day });
    return [
      figures.oil(`field ${field.id}`, numberAfter(textOfFigures(body), t('statistics.figures.oil'))),
      ...body.rows.flatMap(({ entity, figures: made }) =>
        made?.oil == null ? [] : [figures.oilOf(well(entity.id!), day, made.oil)],
      ),
    ];
  });
  return (await Promise.all(ofFields)).flat();
}

const statisticsOf = (moment: Moment, query: Readonly<Record<string, string>>) =>
  moment.ask<ProductionStatistics>('getProductionStatistics', { query });

const textOfFigures = (body: ProductionStatistics) => shownText(<Figures body={body} loading={false} />);

/** The number that follows a label; null where none does, such as "No data". */
function numberAfter(text: string, label: string): string | null {
  return /^([\d,.]+(?:\smillion)?)(?:$|\s)/.exec(linesAfter(text, label))?.[1] ?? null;
}

const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** A number of a million and more as a tile writes it: in millions, with three digits that count. */
const inMillions = (text: string | null) => {
  const value = Number(text?.replaceAll(',', ''));
  return text === null || value < 1e6 ? text : `${threeDigits.format(value / 1e6)} million`;
};

/** The month of the moment so far. */
const monthOf = ({ at }: Moment) => at.toISOString().slice(0, 7);

const reportOf = (moment: Moment) =>
  moment.ask<MonthlyReport>('getMonthlyReport', { query: { month: monthOf(moment) } });

/** The statistics of the month so far. */
export async function statisticsOfMonth(moment: Moment): Promise<Reading[]> {
  const { window } = await reportOf(moment);
  const body = await statisticsOf(moment, { level: 'field', from: window.from, to: window.to });
  const text = textOfFigures(body);
  return [
    figures.oilOfMonth(all, numberAfter(text, t('statistics.figures.oil'))),
    figures.gasOfMonth(all, numberAfter(text, t('statistics.figures.gas'))),
    ...body.rows.map(({ entity, figures: made }) =>
      figures.oilOfMonth(`field ${entity.id!}`, made?.oil ?? null),
    ),
  ];
}

/** The report of the month so far, as its page has it. */
export async function monthlyReport(moment: Moment): Promise<Reading[]> {
  const report = await reportOf(moment);
  const text = shownText(<SummarySection report={report} books={shown({ fields: [] } as never)} />);
  const cell = (label: string) => /([\d,.]+)$/.exec(linesAfter(text, label, 2))?.[1] ?? null;
  return [
    ...(report.production === null
      ? [figures.oilOfMonth(all, null)]
      : [
          figures.oilOfMonth(all, cell(t('statistics.figures.oil'))),
          // The report writes in full what a tile of the statistics shortens.
          figures.gasOfMonth(all, inMillions(cell(t('statistics.figures.gas')))),
        ]),
    ...report.entities.map(({ entity, figures: made }) =>
      figures.oilOfMonth(`${entity.level} ${entity.id!}`, made?.oil ?? null),
    ),
  ];
}

/** The workbook of that report. */
export async function monthlyReportFile(moment: Moment): Promise<Reading[]> {
  const { content } = await moment.ask<{ content: string }>('getMonthlyReportFile', {
    query: { month: monthOf(moment) },
  });
  const book = read(Buffer.from(content, 'base64'));
  return book.SheetNames.flatMap((name) => {
    const [head, ...lines] = utils.sheet_to_json<(string | number)[]>(book.Sheets[name]!, { header: 1 });
    const at = head?.indexOf('Oil (Sm3)') ?? -1;
    return lines.flatMap(([first, id, ...rest]) => {
      const oil = [first, id, ...rest][at] ?? null;
      if (at < 0 || (first !== 'Month' && first !== 'Field')) return [];
      return [figures.oilOfMonth(first === 'Month' ? all : `field ${id!}`, oil)];
    });
  });
}

/** Newest days whose deferred production is read. */
const deferralDays = 4;

const deferralOf = (moment: Moment, level: 'field' | 'well') =>
  moment.ask<DeferredProduction[]>('getDeferredProductionInfo', {
    query: { level, days: deferralDays, limit: 500 },
  });

/** The cells of the list of deferred production by well, and its sums. */
export async function deferralOfWells(moment: Moment): Promise<Reading[]> {
  const rows = await deferralOf(moment, 'well');
  const columns = new Map(allColumns(formats, rows).map((column) => [column.id, column]));
  const cell = (id: string, row: DeferredProduction) => columns.get(id)!.value(row) as number;
  const total = columns.get('deferred')!.total!;
  const days = [...new Set(rows.map(({ period }) => period))];
  return [
    ...rows.flatMap((row) => [
      figures.oilOf(well(row.entity.id), row.period, cell('actual', row)),
      figures.deferredOf(well(row.entity.id), row.period, cell('deferred', row)),
    ]),
    ...days.map((day) =>
      figures.deferredOf(all, day, total(rows.filter(({ period }) => period === day)) as number),
    ),
  ];
}

/** What the card draws of each day, by the rows of fields that it sums. */
export async function deferralCard(moment: Moment): Promise<Reading[]> {
  const { days, soFar } = dailyDeferral(await deferralOf(moment, 'field'));
  return [...days, ...soFar].map(({ day, deferred }) => figures.deferredOf(all, day, deferred));
}

/** What an open loss of rate alone costs its well on the newest day: the potential of the day is what the loss expects. */
export async function deferralOfEvents(moment: Moment): Promise<Reading[]> {
  const rows = await moment.openEvents();
  const isAlone = (row: WellException) => rows.filter(({ well: { id } }) => id === row.well.id).length === 1;
  return rows.flatMap((row) =>
    row.kinds.includes('drop') && !row.kinds.includes('downtime') && row.rateDay !== null && isAlone(row)
      ? [figures.deferredOf(well(row.well.id), row.rateDay, row.lossPerDay)]
      : [],
  );
}
