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
      use: 'For a number with a unit in a list, a cell or a sentence of its own.',
      avoid: 'For the key figure of an area: KpiTile. In a column of a table: the unit stands in its header.',
      do: ['Write the number with numberText, so that it has the minus and the grouping of all others.'],
      dont: ['Do not make the unit as loud as the number.'],
      keys: [],
      notes: ['Read as one: the number, then its unit.'],
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
