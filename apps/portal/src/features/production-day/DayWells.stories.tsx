import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures } from '../../i18n/en/failures.ts';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { DayWells } from './DayWells.tsx';

const retry = fn();
const onWindow = fn();

const meta = {
  title: 'Dashboard/Wells of the day',
  component: DayWells,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 912 }}>
        <Story />
      </div>
    ),
    withTexts,
  ],
  args: {
    list: 'wells',
    view: shownView(examples.productionDayWells),
    frame: { ...storyFrame, onWindow },
    onList: fn(),
  },
  argTypes: { view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof DayWells>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /NV-A-07/ })).toHaveTextContent(/Down.*63\.2/);
    await expect(canvas.getByRole('row', { name: /BR-B-02/ })).toHaveTextContent('Suspect');
    await expect(canvas.getByRole('row', { name: /BR-B-09/ })).toHaveTextContent(/No data.*No data/);
    await userEvent.click(canvas.getByRole('radio', { name: 'No data' }));
    await expect(args.onList).toHaveBeenCalledWith('silent');
  },
};

/** Words of heads stand whole where there is too little room and words may break, also with the units of oil and gas in each row; the drawer has room for all. */
export const WholeWordsTest: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 600, overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    view: shownView([
      ...examples.productionDayWells,
      {
        ...examples.productionDayWells[0]!,
        well: { ...examples.productionDayWells[0]!.well, id: 'NV-G-01', name: 'NV-G-01' },
        product: 'gas',
        gas: 130_259,
        gasPotential: 145_085,
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'All' });
    const head = within(table).getByRole('columnheader', { name: /Open exceptions/ });
    await expect(head.clientWidth).toBeGreaterThan(80);
    await expect(table.clientWidth).toBeLessThanOrEqual(912);
  },
};

export const OpenExceptions: Story = { args: { list: 'exceptions' } };

export const OpenExceptionsTest: Story = {
  ...OpenExceptions,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2);
  },
};

/** Nothing is wrong: no well of the day is down. */
export const NoneDown: Story = {
  args: { list: 'down', view: shownView(examples.productionDayWells.slice(1)) },
};

export const NoneDownTest: Story = {
  ...NoneDown,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('None')).toBeVisible();
  },
};

export const Empty: Story = { args: { view: shownView([]) } };

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No data', { selector: 'span' })).toBeVisible();
  },
};

/** Another window has data: the newest of its length with production is offered. */
export const OutsideTheWindowTest: Story = {
  args: { view: shownView([], { range: { from: '2008-02-12', to: '2016-09-17' } }) },
  play: async ({ canvasElement }) => {
    const offer = within(canvasElement).getByRole('button', { name: 'Show Aug 19 – Sep 17, 2016' });
    await userEvent.click(offer);
    await expect(onWindow).toHaveBeenCalledWith({ from: '2016-08-19', to: '2016-09-17' });
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(failures.productionDay)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
