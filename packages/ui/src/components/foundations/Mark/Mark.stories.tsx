import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark, markParts } from './Mark.tsx';

const meta = {
  title: 'Foundations/Mark',
  component: Mark,
  args: { label: 'CNX', height: 48 },
  argTypes: { part: { control: 'inline-radio', options: markParts } },
  parameters: {
    guide: {
      use: 'Show the product’s symbol and name.',
      avoid: 'Text for the names of other products.',
      do: ['Link it to the home page in a header.'],
      dont: ['Don’t recolor, rotate or stretch it.'],
      keys: [],
      notes: ['It is an image named by its label.'],
    },
  },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const FullTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'CNX' })).toBeVisible();
  },
};

export const Sign: Story = { args: { part: 'sign' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      {[16, 24, 32, 64].map((height) => (
        <Mark key={height} {...args} height={height} />
      ))}
    </div>
  ),
};

export const States: Story = {
  parameters: {
    matrix: { rows: { '24 px': { height: 24 }, '40 px': { height: 40 } }, columns: { Sign: { part: 'sign' }, Full: { part: 'full' } } },
  },
};
