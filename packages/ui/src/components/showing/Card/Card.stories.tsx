import { expect, fn, userEvent, within } from '@storybook/test';
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
      keys: [
        ['Tab', 'goes through what is in it'],
        ['Enter, Space', 'on the title of a card that folds: folds or unfolds it'],
      ],
      notes: [
        'It is a region named by its heading, and busy while its content loads.',
        'The title of a card that folds is a button that says whether it is unfolded, described by the takeaway.',
      ],
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

/** On a phone a page of many cards shows what each comes to, and one of them whole. */
export const Folded: Story = {
  args: { collapsible: true, defaultOpen: false },
};

export const FoldedTest: Story = {
  args: { ...Folded.args, onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2, name: 'Change Points' });
    const toggle = within(heading).getByRole('button', { name: 'Change Points', expanded: false });
    await expect(toggle).toHaveAccessibleDescription(/^3 unexplained drops/);
    await expect(canvas.queryByText(/^A chart that proves it/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^A chart that proves it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toBeVisible();
    // Its other buttons are pressed for themselves; the rest of the head folds.
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const takeaway = canvas.getByText(/^3 unexplained drops/).getBoundingClientRect();
    await expect(document.elementFromPoint(takeaway.left + 4, takeaway.top + 4)).toBe(toggle);
    await userEvent.click(toggle);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
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
