import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Showing/Figure',
  component: Figure,
  args: { value: '−168', unit: 'Sm³/d' },
  parameters: {
    guide: {
      use: 'Show a number with its unit in a list, a cell or a line of text.',
      avoid: 'KpiTile for a key figure. In a table the unit belongs in the column header.',
      do: [
        {
          text: 'Format the number with `numberText`: true minus, grouped thousands.',
          show: () => <Figure value="−1,168" unit="Sm³/d" />,
        },
      ],
      dont: [{ text: 'Don’t write number and unit as one text.', show: () => <span>-1168Sm³/d</span> }],
      keys: [],
      notes: ['It is read as one phrase: the number, then the unit.'],
    },
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = {};

export const WithUnitTest: Story = {
  play: async ({ canvasElement }) => {
    const unit = within(canvasElement).getByText('Sm³/d');
    await expect(unit.parentElement).toHaveTextContent('−168 Sm³/d');
    const [quiet, loud] = [unit, unit.parentElement!].map((one) => getComputedStyle(one));
    await expect(quiet!.color).not.toBe(loud!.color);
    await expect(Number.parseFloat(quiet!.fontSize)).toBeLessThan(Number.parseFloat(loud!.fontSize));
  },
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['heading', 'lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          <Figure {...args} />
        </Text>
      ))}
    </>
  ),
};

export const Unknown: Story = { args: { value: '–', unit: null } };

export const States: Story = {
  parameters: {
    matrix: {
      rows: { Number: {}, Absent: { value: '–', unit: null } },
      columns: { 'With a unit': {}, 'Without a unit': { unit: null } },
    },
  },
};
