import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../showing/Card/Card.tsx';
import { sizes } from '../../props.ts';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Foundations/Container',
  component: Container,
  args: {
    children: (
      <Card title="Volve">
        <Text>Twelve wells in production.</Text>
      </Card>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: sizes }, children: { control: false } },
  parameters: {
    guide: {
      use: 'Limit the width of content on a page without an AppFrame.',
      avoid: 'AppFrame sets the width itself; Grid makes columns.',
      do: ['Use `sm` for text and forms: lines stay short enough to read.'],
      dont: ['Don’t nest containers: their margins add up.'],
      keys: [],
      notes: ['It has no role; with asChild it may be the page’s main element.'],
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Narrow: Story = {
  args: { size: 'sm' },
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const inner = within(canvasElement).getByText('Twelve wells in production.').getBoundingClientRect();
    await expect(inner.width).toBeLessThan(640);
  },
};

export const AsMain: Story = {
  args: {
    asChild: true,
    children: (
      <main>
        <Text>Twelve wells in production.</Text>
      </main>
    ),
  },
};

export const AsMainTest: Story = {
  ...AsMain,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('Twelve wells');
  },
};
