import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const inBox = (width: number) => [
  (Story: () => ReactElement) => (
    <div style={{ width, maxWidth: '100%' }}>
      <Story />
    </div>
  ),
];

const meta = {
  title: 'Showing/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Well', value: 'NO 15/9-F-1 C' },
      { label: 'State', value: <Badge tone="good">Flowing</Badge> },
      { label: 'Method', value: 'Electric submersible pump' },
      { label: 'Depth', value: '3,024 m' },
      { label: 'Operator', value: null },
    ],
  },
  argTypes: { columns: { control: 'inline-radio', options: [1, 2, 3] } },
  parameters: {
    guide: {
      use: 'List the facts of one thing: its master data, the details in a drawer.',
      avoid: 'DataTable for several things; KpiTile for one figure.',
      do: ['Use labels of one or two words.'],
      dont: ['Don’t omit unknown facts: a dash says that they are unknown.'],
      keys: [],
      notes: ['A list of terms and descriptions; the dash is read as “Not given”.'],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Beside: Story = {
  decorators: inBox(480),
};

export const BesideTest: Story = {
  ...Beside,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [label, content] = [canvas.getByText('Depth'), canvas.getByText('3,024 m')];
    await expect(Math.abs(top(label) - top(content))).toBeLessThan(4);
    await expect(canvas.getByText('Not given')).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  decorators: inBox(260),
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(top(canvas.getByText('3,024 m'))).toBeGreaterThan(top(canvas.getByText('Depth')) + 10);
  },
};

export const ThreeColumns: Story = {
  args: { columns: 3 },
  decorators: inBox(840),
};

export const ThreeColumnsTest: Story = {
  ...ThreeColumns,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(top(canvas.getByText('Method'))).toBe(top(canvas.getByText('Well')));
  },
};

export const TwoOfThreeColumns: Story = { args: { columns: 3 }, decorators: inBox(600) };

export const NothingKnown: Story = {
  args: {
    items: [undefined, '', Number.NaN, 0].map((value, id) => ({
      id: `${id}`,
      label: `Rate ${id}`,
      value,
    })),
  },
};

export const NothingKnownTest: Story = {
  ...NothingKnown,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Not given')).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: { items: [{ label: 'W'.repeat(200), value: 'W'.repeat(10_000) }] },
  decorators: inBox(320),
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DescriptionList {...args} />
    </div>
  ),
};
