import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../showing/Card/Card.tsx';
import { gapSteps } from '../Stack/Stack.tsx';
import { Grid, GridItem } from './Grid.tsx';

const wells = ['F-1 C', 'F-4', 'F-5', 'F-11 H', 'F-12', 'F-14'];

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  args: {
    children: wells.map((well) => (
      <Card key={well} title={well}>
        Flowing
      </Card>
    )),
  },
  argTypes: {
    gap: { control: 'inline-radio', options: [...gapSteps, 'normal'] },
    children: { control: false },
  },
  parameters: {
    guide: {
      use: 'Lay out cards or figures of the same kind, as many per row as fit.',
      avoid: 'Stack for one row or column; FormRow for fields; DataTable for data.',
      do: ['Let the available width decide the number of columns.'],
      dont: ['Don’t reorder items visually: keyboard and screen reader follow the document.'],
      keys: [],
      notes: ['It adds no role. Reading order is document order.'],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (cell: HTMLElement) =>
  getComputedStyle(cell.parentElement!).gridTemplateColumns.split(' ').length;

export const AsManyAsFit: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 800 }}>
        <Story />
      </div>
    ),
  ],
};

export const Twelve: Story = {
  args: {
    columns: 12,
    children: [
      <GridItem key="a" span={8} data-testid="wide">
        <Card title="Production">4,120 Sm³/d</Card>
      </GridItem>,
      <GridItem key="b" span={4} data-testid="slim">
        <Card title="Alerts">3 open</Card>
      </GridItem>,
    ],
  },
  decorators: AsManyAsFit.decorators!,
};

export const TwelveTest: Story = {
  ...Twelve,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [wide, slim] = [canvas.getByTestId('wide'), canvas.getByTestId('slim')];
    await expect(columnsOf(wide)).toBe(12);
    await expect(wide.offsetTop).toBe(slim.offsetTop);
    await expect(wide.offsetWidth).toBeGreaterThan(1.9 * slim.offsetWidth);
  },
};

export const TwelveWithoutRoom: Story = {
  args: Twelve.args!,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const TwelveWithoutRoomTest: Story = {
  ...TwelveWithoutRoom,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('slim').offsetWidth).toBe(320);
  },
};

export const ImpossibleWidths: Story = { args: { minWidth: Number.NaN } };

export const WiderThanItsRoom: Story = { args: { minWidth: 5000 } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Grid {...args} />
    </div>
  ),
};
