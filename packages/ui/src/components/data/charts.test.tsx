import { renderToStaticMarkup } from 'react-dom/server';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceWords, WordsProvider, type Words } from '../../words/words.tsx';
import { barChartWords } from './BarChart/bar-chart.words.ts';
import { BarChart } from './BarChart/BarChart.tsx';
import { calendarHeatMapWords } from './CalendarHeatMap/calendar-heat-map.words.ts';
import { CalendarHeatMap } from './CalendarHeatMap/CalendarHeatMap.tsx';
import { chartWords } from './chart-parts/chart.words.ts';
import { ChartFrame } from './chart-parts/ChartFrame.tsx';
import { DataAge } from './DataAge/DataAge.tsx';
import { boxPlotWords } from './BoxPlot/box-plot.words.ts';
import { BoxPlot } from './BoxPlot/BoxPlot.tsx';
import { dumbbellChartWords } from './DumbbellChart/dumbbell-chart.words.ts';
import { DumbbellChart } from './DumbbellChart/DumbbellChart.tsx';
import { ganttChartWords } from './GanttChart/gantt-chart.words.ts';
import { GanttChart } from './GanttChart/GanttChart.tsx';
import { histogramWords } from './Histogram/histogram.words.ts';
import { Histogram } from './Histogram/Histogram.tsx';
import { KpiStrip } from './KpiTile/KpiStrip.tsx';
import { KpiTile } from './KpiTile/KpiTile.tsx';
import { monthCalendarWords } from './MonthCalendar/month-calendar.words.ts';
import { MonthCalendar } from './MonthCalendar/MonthCalendar.tsx';
import { paretoChartWords } from './ParetoChart/pareto-chart.words.ts';
import { ParetoChart } from './ParetoChart/ParetoChart.tsx';
import { scatterChartWords } from './ScatterChart/scatter-chart.words.ts';
import { ScatterChart } from './ScatterChart/ScatterChart.tsx';
import { Sparkline } from './Sparkline/Sparkline.tsx';
import { survivalChartWords } from './SurvivalChart/survival-chart.words.ts';
import { SurvivalChart } from './SurvivalChart/SurvivalChart.tsx';
import { trendChartWords } from './TrendChart/trend-chart.words.ts';
import { TrendChart } from './TrendChart/TrendChart.tsx';
import { waterfallChartWords } from './WaterfallChart/waterfall-chart.words.ts';
import { WaterfallChart } from './WaterfallChart/WaterfallChart.tsx';

const attributes = {
  id: 'rates',
  className: 'wide',
  style: { order: 3 },
  'data-screen': 'dashboard',
  'aria-describedby': 'note',
} as const;

const axis = { title: 'Oil rate, Sm3/d' };
const rate = [{ id: 'oil', label: 'Oil', unit: 'Sm3/d', values: [1, 2] }];
const item = { id: 'f-12', label: 'F-12', value: 4 };

/** Each with the least that it needs, and every prop that must not reach the page as an attribute. */
const components: Record<string, ReactElement> = {
  BarChart: (
    <BarChart
      {...attributes}
      title="T"
      items={[item]}
      unit="Sm3"
      digits={1}
      onSelect={() => {}}
      height={200}
    />
  ),
  CalendarHeatMap: (
    <CalendarHeatMap
      {...attributes}
      title="T"
      from="2026-01-01"
      to="2026-01-31"
      values={new Map()}
      unit="Sm3"
    />
  ),
  ChartFrame: (
    <ChartFrame {...attributes} title="T" table={() => ({ columns: [], rowCount: 0, row: () => [] })}>
      drawing
    </ChartFrame>
  ),
  DataAge: (
    <DataAge {...attributes} label="3 min ago" description="06:27" dateTime="2026-03-12T06:27:00Z" stale />
  ),
  BoxPlot: <BoxPlot {...attributes} title="T" items={[]} unit="%" digits={1} />,
  DumbbellChart: <DumbbellChart {...attributes} title="T" items={[]} unit="Hz" fromZero digits={2} />,
  GanttChart: (
    <GanttChart
      {...attributes}
      title="T"
      lanes={[]}
      items={[]}
      window={{ from: 0, to: 1 }}
      now={0}
      timeZone="UTC"
    />
  ),
  Histogram: <Histogram {...attributes} title="T" values={[]} axisTitle="Sm3" bins={4} />,
  KpiStrip: <KpiStrip {...attributes}>tiles</KpiStrip>,
  KpiTile: <KpiTile {...attributes} label="Oil" value="4" unit="Sm3" trend={[1, 2]} loading={false} />,
  MonthCalendar: (
    <MonthCalendar
      {...attributes}
      label="T"
      month="2026-11"
      onMonthChange={() => {}}
      items={[]}
      today="2026-11-20"
      loading={false}
      onSelect={() => {}}
    />
  ),
  ParetoChart: <ParetoChart {...attributes} title="T" items={[item]} unit="Sm3" threshold={0.7} />,
  ScatterChart: (
    <ScatterChart
      {...attributes}
      title="T"
      items={[]}
      axes={{ x: { ...axis, unit: '%' }, y: { ...axis, unit: '%' } }}
    />
  ),
  Sparkline: <Sparkline {...attributes} values={[1, 2]} emphasis="quiet" />,
  SurvivalChart: <SurvivalChart {...attributes} title="T" series={[]} unit="d" step={100} hiddenIds={[]} />,
  TrendChart: (
    <TrendChart
      {...attributes}
      title="T"
      times={[0, 1]}
      series={rate}
      axes={{ left: axis }}
      highlightedId="oil"
      defaultWindow={null}
      hiddenIds={[]}
    />
  ),
  WaterfallChart: <WaterfallChart {...attributes} title="T" items={[]} unit="Sm3" />,
};

/** What the outermost element carries, by name. */
function rootOf(element: ReactElement): Record<string, string> {
  const [, tag = ''] = /^<\w+([^>]*)>/.exec(renderToStaticMarkup(element)) ?? [];
  return Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

const ownAttributes =
  /^(aria-label|aria-labelledby|aria-busy|aria-hidden|role|tabindex|dateTime|height|preserveAspectRatio|viewBox|data-state)$/;

afterEach(() => vi.restoreAllMocks());

describe('the outermost element', () => {
  it.each(Object.entries(components))('of %s takes id, class, style, data and aria', (_, element) => {
    const root = rootOf(element);
    expect(root).toMatchObject({ id: 'rates', 'data-screen': 'dashboard', 'aria-describedby': 'note' });
    expect(root['style']).toContain('order:3');
    expect(root['class']?.split(' ')).toContain('wide');
    expect(root['class']?.split(' ').length, 'its own class beside').toBeGreaterThan(1);
  });

  it.each(Object.entries(components))('of %s carries no prop that is not an attribute', (_, element) => {
    const foreign = Object.keys(rootOf(element)).filter(
      (name) => !(name in attributes) && name !== 'class' && !ownAttributes.test(name),
    );
    expect(foreign).toEqual([]);
  });
});

it.each(['TrendChart', 'GanttChart'])('%s is drawn whatever its language and zone are', (name) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const wrong = cloneElement(components[name]!, { locale: 'en_US', timeZone: 'Norway/Nowhere' } as object);
  expect(renderToStaticMarkup(wrong)).toContain('<figure');
});

describe('words', () => {
  const empty = <BarChart title="T" items={[]} unit="Sm3" />;
  const said = (element: ReactElement) => renderToStaticMarkup(element);

  it.each([
    ['en', 'Show as table', 'No data to show.'],
    ['es', 'Ver como tabla', 'No hay nada que dibujar.'],
    ['fr-CA', 'Afficher en tableau', 'Il n’y a rien à tracer.'],
  ])('come with the chart in %s', (locale, ...words) => {
    const html = said(<WordsProvider locale={locale}>{empty}</WordsProvider>);
    for (const word of words) expect(html).toContain(word);
  });

  it('are replaced for all charts at once, and for one use over that', () => {
    const replacements = [replaceWords(chartWords, { showTable: 'Numbers', empty: 'Nothing yet.' })];
    const html = said(
      <WordsProvider replacements={replacements}>
        {empty}
        <TrendChart
          title="T"
          times={[]}
          series={[]}
          axes={{ left: axis }}
          labels={{ empty: 'No well chosen.' }}
        />
      </WordsProvider>,
    );
    expect(html.match(/aria-label="Numbers"/g)).toHaveLength(2);
    expect(html.match(/Nothing yet\.|No well chosen\./g)).toEqual(['Nothing yet.', 'No well chosen.']);
  });

  it('are those of the calendar over those of all charts, unless a use says otherwise', () => {
    const calendar = { title: 'T', from: '2026-01-02', to: '2026-01-01', values: new Map(), unit: 'Sm3' };
    expect(said(<CalendarHeatMap {...calendar} />)).toContain('No data in these days.');
    expect(said(<CalendarHeatMap {...calendar} labels={{ empty: 'No day chosen.' }} />)).toContain(
      'No day chosen.',
    );
  });

  const all: Record<string, Words<object>> = {
    barChartWords,
    calendarHeatMapWords,
    chartWords,
    boxPlotWords,
    dumbbellChartWords,
    ganttChartWords,
    histogramWords,
    monthCalendarWords,
    paretoChartWords,
    scatterChartWords,
    survivalChartWords,
    trendChartWords,
    waterfallChartWords,
  };
  const written = (words: object) =>
    Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
      if (typeof word === 'string') return [`${name}: ${word}`];
      if (typeof word === 'object') return Object.values(word as object).map((text) => `${name}: ${text}`);
      const say = word as (...numbers: number[]) => string;
      return [0, 1, 2, 1234567].map((count) => `${name}: ${say(count, count, count)}`);
    });

  it.each(Object.entries(all))('of %s are whole sentences in each language', (_, { en, es, fr }) => {
    for (const language of [en, es, fr]) {
      expect(Object.keys(language)).toEqual(Object.keys(en));
      for (const text of written(language)) {
        expect(text).toMatch(/: \S/);
        expect(text).not.toMatch(/undefined|\[object|\{\{|: 1 \w+s\b/);
      }
    }
    expect(written(es)).not.toEqual(written(en));
    expect(written(fr)).not.toEqual(written(en));
  });
});
