import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, PageTable, Section } from './Page.tsx';
import type { Place } from './places.ts';
import { Points } from './Prose.tsx';
import { StoryLinks } from './StoryLinks.tsx';

const charts: readonly { question: string; place: Place }[] = [
  { question: 'How did values develop?', place: { label: 'TrendChart', id: 'data-trendchart--docs' } },
  { question: 'Which item has how much?', place: { label: 'BarChart', id: 'data-barchart--docs' } },
  {
    question: 'Which few causes make up most of it?',
    place: { label: 'ParetoChart', id: 'data-paretochart--docs' },
  },
  {
    question: 'What turned one amount into another?',
    place: { label: 'WaterfallChart', id: 'data-waterfallchart--docs' },
  },
  { question: 'How are values distributed?', place: { label: 'Histogram', id: 'data-histogram--docs' } },
  { question: 'How do several groups spread?', place: { label: 'BoxPlot', id: 'data-boxplot--docs' } },
  { question: 'How long do things last?', place: { label: 'SurvivalChart', id: 'data-survivalchart--docs' } },
  { question: 'Are two measures related?', place: { label: 'ScatterChart', id: 'data-scatterchart--docs' } },
  {
    question: 'Where was it, and where is it now?',
    place: { label: 'DumbbellChart', id: 'data-dumbbellchart--docs' },
  },
  { question: 'What happens where and when?', place: { label: 'GanttChart', id: 'data-ganttchart--docs' } },
  {
    question: 'What is planned on which day of a month?',
    place: { label: 'MonthCalendar', id: 'data-monthcalendar--docs' },
  },
  {
    question: 'Which days stand out in a year?',
    place: { label: 'CalendarHeatMap', id: 'data-calendarheatmap--docs' },
  },
  { question: 'Which way is a figure going?', place: { label: 'Sparkline', id: 'data-sparkline--docs' } },
];

function View() {
  return (
    <Page
      title="Data visualization"
      lead="Choose a chart by the question it answers; all charts share axes, keyboard controls and a table view."
    >
      <Section title="Which chart">
        <PageTable
          label="Charts by question"
          head={['Question', 'Chart']}
          rows={charts.map(({ question, place }) => ({
            id: question,
            cells: [question, <StoryLinks key="chart" places={[place]} />],
          }))}
        />
      </Section>
      <Section title="Rules">
        <Points
          items={[
            'State the finding in the takeaway of the card; the chart proves it.',
            'Bars and areas start at zero. A line may not, and its axis then says so.',
            'A gap in the data stays a gap. Nothing is drawn over data.',
            'Put the unit in the axis title. In the oilfield, M means a thousand, so write numbers out.',
            'Up to four series are labeled at their ends; from the fifth on, they also differ by dashes and markers.',
          ]}
        />
      </Section>
      <Section title="Accessibility">
        <Points
          items={[
            'Every chart can be read with the arrow keys and shown as a table (`asTable`, `ChartTableToggle`).',
            'Every chart can be taken away as a picture with title, unit and source (`ChartDownload`, `chartPicture`).',
            'Series colors are tested to stay distinguishable in three types of color blindness.',
          ]}
        />
        <StoryLinks
          places={[
            { label: 'Chart colors', id: 'start-chart-colors--simulated' },
            { label: 'ChartCursorProvider', id: 'data-chartcursorprovider--docs' },
          ]}
        />
      </Section>
    </Page>
  );
}

const meta = { title: 'Data visualization', render: () => <View />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Choosing: StoryObj<typeof meta> = {};

export const ChoosingTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
