import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Link } from '../../inputs/Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Showing/Card',
  component: Card,
  args: {
    title: 'Change Points',
    takeaway: '3 unexplained drops since yesterday, −128 Sm³/d',
    children: <Text emphasis="quiet">A chart that proves it, then the top five rows.</Text>,
    actions: <IconButton size="sm" label="More" icon={<Ellipsis size={16} aria-hidden="true" />} />,
    footer: (
      <>
        <span>3 min ago</span>
        <Link emphasis="strong" href="#all">
          Show all
        </Link>
      </>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false }, footer: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Group content about one subject.',
      avoid: 'A heading and space for small groups.',
      do: [
        {
          text: 'State the finding in the takeaway.',
          show: () => (
            <Card title="Change Points" takeaway="3 unexplained drops since yesterday, −128 Sm³/d">
              <Text emphasis="quiet">The chart that shows it</Text>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t describe the chart in the takeaway, and don’t put cards in cards.',
          show: () => (
            <Card title="Change Points" takeaway="This chart shows change points">
              <Text emphasis="quiet">The chart</Text>
            </Card>
          ),
        },
      ],
      keys: [['Tab', 'goes through what is in it']],
      notes: ['It is a region named by its heading, and busy while its content loads.'],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const CompleteTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Change Points' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Change Points' })).toBeVisible();
  },
};

export const TitleOnly: Story = {
  args: { takeaway: undefined, actions: undefined, footer: undefined, headingLevel: 3 },
};

export const Loading: Story = {
  args: {
    loading: true,
    takeaway: <Skeleton width={240} />,
    children: <Skeleton shape="block" height={160} />,
  },
};

export const WithoutTitle: Story = {
  args: { title: undefined, takeaway: undefined, actions: undefined, footer: undefined },
};

export const WithoutTitleTest: Story = {
  ...WithoutTitle,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

/** The title keeps its place; buttons go below it. */
export const VeryNarrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const VeryNarrowTest: Story = {
  ...VeryNarrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(190);
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThan(title.bottom);
  },
};
