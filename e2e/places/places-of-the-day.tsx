// Places that say what the newest day was.
import type { DailyProduction, DataHealth, ProductionDay, ProductionDayWell, Well } from '@cnx/api';
import { dayWellColumns } from '../../apps/portal/src/features/production-day/DayWells.tsx';
import {
  exceptionItems,
  wellItems,
} from '../../apps/portal/src/features/production-day/production-day-attention.ts';
import { ProductionDayTiles } from '../../apps/portal/src/features/production-day/ProductionDayTiles.tsx';
import { WellFacts } from '../../apps/portal/src/features/well-panel/WellFacts.tsx';
import { formats, shownText } from '../../apps/portal/src/shown-text.fixture.tsx';
import { all, figures, well } from './figures.ts';
import type { Moment, Reading } from './moment.ts';
import { linesAfter, numberAtEnd, shown, taken } from './shown.ts';

const { t, quantities } = formats;
const frame = { window: null, asOf: null, allHref: '' };

/** The first tiles of the dashboard. */
export async function firstTiles(moment: Moment): Promise<Reading[]> {
  const day = await moment.ask<ProductionDay>('getProductionDayInfo');
  return tilesOf(day, all);
}

/** The same of one field. */
export async function firstTilesOfFields(moment: Moment): Promise<Reading[]> {
  const { fields } = await moment.ask<ProductionDay>('getProductionDayInfo');
  const ofFields = fields.map(async ({ field: { id } }) =>
    tilesOf(
      await moment.ask<ProductionDay>('getProductionDayInfo', { query: { fieldIds: id } }),
      `field ${id}`,
    ),
  );
  return (await Promise.all(ofFields)).flat();
}

function tilesOf(day: ProductionDay, of: string): Reading[] {
  const text = shownText(
    <ProductionDayTiles view={shown(day)} frame={frame} listHref={() => ''} exceptionsHref="" />,
  );
  const tile = (label: string, count: number) => linesAfter(text, label, count);
  // The oil of the first tile can be "No data" too.
  const states = text.slice(text.indexOf(`\n${t('productionDay.wells')}\n`));
  const lost = tile(t('productionDay.lostNow'), 1);
  const standing = /and ([\d,]+) Sm³\/d standing on (\d+)/.exec(text.replaceAll('\u00a0', ' '));
  return [
    figures.oil(of, numberAtEnd(tile(t('productionDay.oil'), 2))),
    figures.up(of, numberAtEnd(tile(t('productionDay.wells'), 2))),
    figures.down(of, linesAfter(states, t('productionDay.list.down'))),
    figures.silent(of, linesAfter(states, t('productionDay.list.silent'))),
    figures.open(of, tile(t('productionDay.exceptions'), 1)),
    figures.lostNow(of, /^[\d,.]+$/.test(lost) ? lost : null),
    ...(text.includes(`\n${t('productionDay.gasLostNow')}\n`)
      ? [figures.gasLostNow(of, tile(t('productionDay.gasLostNow'), 1))]
      : []),
    ...(standing ? [figures.standingOil(of, standing[1]!), figures.standingWells(of, standing[2]!)] : []),
  ];
}

/** The sentences that ask for attention. */
export async function attention(moment: Moment): Promise<Reading[]> {
  const day = await moment.ask<ProductionDay>('getProductionDayInfo');
  const [down, silent] = (['down', 'silent'] as const).map((id) =>
    wellItems(day, formats).find((item) => item.id === id),
  );
  const [open] = exceptionItems(day, formats);
  const count = (text: string | undefined) => (text === undefined ? 0 : taken(text, /^(\d+)/));
  return [
    figures.down(all, count(down?.text)),
    figures.silent(all, count(silent?.text)),
    // What loses most is named before the count.
    figures.open(
      all,
      open === undefined ? 0 : taken(open.text, /(\d+) open exceptions?(?:, \d+ loses? nothing now)?$/),
    ),
    ...(open?.amount === undefined ? [] : [figures.lostNow(all, taken(open.amount, /^([\d.,]+)/))]),
  ];
}

/** What the list of the day writes as a well's production, in a list of oil and of gas with its unit. */
function productionText(columns: ReturnType<typeof dayWellColumns>, row: ProductionDayWell): string {
  return taken(
    shownText(<>{columns.oil.cell?.(row, 'column') ?? ''}</>).replaceAll('\u00a0', ' '),
    /^([\d,.]+)/,
  );
}

/** The wells behind the first tiles, as their list has them. */
export async function wellsOfTheDay(moment: Moment): Promise<Reading[]> {
  const rows = await moment.ask<ProductionDayWell[]>('getProductionDayWells', { query: { limit: 500 } });
  const columns = dayWellColumns(formats, rows);
  const inState = (state: string) => rows.filter((row) => row.state === state).length;
  return [
    figures.up(all, inState('up')),
    figures.down(all, inState('down')),
    figures.silent(all, inState('silent')),
    figures.oil(
      all,
      rows.reduce((sum, { oil }) => sum + (oil ?? 0), 0),
    ),
    ...rows.flatMap((row) => [
      figures.state(well(row.well.id), String(columns.state.value(row))),
      figures.openOfWell(well(row.well.id), String(columns.exceptions.value(row))),
      ...(row.lossPerDay === null ? [] : [figures.lostNow(well(row.well.id), row.lossPerDay)]),
      ...(row.product === 'gas' && row.gas !== null
        ? [figures.gasOf(well(row.well.id), row.day, productionText(columns, row))]
        : []),
      ...(row.oil === null
        ? []
        : [
            figures.oilOf(
              well(row.well.id),
              row.day,
              quantities.number('liquidVolume', row.oil, { digits: 1 }),
            ),
          ]),
    ]),
  ];
}

/** The head of each well's panel. */
export async function wellPanels(moment: Moment): Promise<Reading[]> {
  const wells = await moment.ask<ProductionDayWell[]>('getProductionDayWells', { query: { limit: 500 } });
  const open = await moment.openEvents();
  const panels = wells.map(async ({ well: { id } }) => {
    const body = await moment.ask<Well>('getWell', { path: { wellId: id } });
    const events = open.filter((event) => event.well.id === id);
    const text = shownText(<WellFacts well={body} exceptions={shown(events)} now={moment.at.getTime()} />);
    const { lastRow, mainProduct, flowKind } = body;
    return [
      figures.state(well(id), text.split('\n')[0]!),
      figures.openOfWell(well(id), linesAfter(text, t('wellPanel.openExceptions'))),
      ...(lastRow === null || lastRow.oil === null || mainProduct !== 'oil' || flowKind === 'injection'
        ? []
        : [figures.oilOf(well(id), lastRow.day, linesAfter(text, t('wellPanel.lastOil')))]),
      ...(lastRow === null || lastRow.gas === null || mainProduct !== 'gas'
        ? []
        : [figures.gasOf(well(id), lastRow.day, linesAfter(text, t('wellPanel.lastGas')))]),
      ...(text.includes(t('evidence.lossPerDay'))
        ? [figures.lostNow(well(id), linesAfter(text, t('evidence.lossPerDay')))]
        : []),
    ];
  });
  return (await Promise.all(panels)).flat();
}

/** The days of each well's own call, which its curves and evidence show. */
export async function dailyProduction(moment: Moment): Promise<Reading[]> {
  const wells = await moment.ask<ProductionDayWell[]>('getProductionDayWells', { query: { limit: 500 } });
  const ofWells = wells.map(async ({ well: { id } }) => {
    const days = await moment.ask<DailyProduction>('getDailyProduction', { path: { wellId: id } });
    const at = days.oil.findLastIndex((oil) => oil !== null);
    const gasAt = days.gas.findLastIndex((gas) => gas !== null);
    return [
      ...(at < 0 ? [] : [figures.oilOf(well(id), days.day[at]!, days.oil[at]!)]),
      ...(gasAt < 0 ? [] : [figures.gasOf(well(id), days.day[gasAt]!, days.gas[gasAt]!)]),
    ];
  });
  return (await Promise.all(ofWells)).flat();
}

/** How many wells data health finds silent. */
export async function dataHealth(moment: Moment): Promise<Reading[]> {
  const { silentWells } = await moment.ask<DataHealth>('getDataHealth');
  return [figures.silent(all, silentWells.length)];
}
