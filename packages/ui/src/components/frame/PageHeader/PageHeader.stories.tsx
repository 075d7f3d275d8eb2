import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Frame/PageHeader',
  component: PageHeader,
  args: {
    title: 'Deferred Production',
    breadcrumb: (
      <Breadcrumb items={[{ label: 'My Insights', href: '#i' }, { label: 'Deferred Production' }]} />
    ),
    actions: (
      <>
        <Button>Export</Button>
        <Button emphasis="strong">Share link</Button>
      </>
    ),
  },
  argTypes: { breadcrumb: { control: false }, actions: { control: false } },
  parameters: {
    guide: {
      use: 'Name the page and hold its main actions, once at the top.',
      avoid: 'The `title` and `actions` of a Card for one part of the page.',
      do: [
        {
          text: 'Use the same name as the navigation, and at most three actions.',
          show: () => (
            <PageHeader title="Deferred Production" actions={<Button emphasis="strong">Share link</Button>} />
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t describe the page in its title, and don’t make every action strong.',
          show: () => (
            <PageHeader
              title="Overview of all deferred production data"
              actions={
                <>
                  <Button emphasis="strong">Export</Button>
                  <Button emphasis="strong">Share link</Button>
                </>
              }
            />
          ),
        },
      ],
      keys: [['Tab', 'goes to the actions']],
      notes: ['It contains the only first-level heading of the page.'],
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const CompleteTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Deferred Production',
    );
  },
};

export const WithDescription: Story = {
  args: { description: 'Wells of the Volve field, oil, last 30 days' },
};

export const LongTitle: Story = { args: { title: 'Exploitation différée et pertes '.repeat(6) } };

/** In a narrow place of a wide window the title is set as on a phone. */
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
};

export const InANarrowPlaceTest: Story = {
  ...InANarrowPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title).fontSize).toBe('20px');
    canvas.getByTestId('place').style.width = '640px';
    await expect(getComputedStyle(title).fontSize).toBe('24px');
  },
};
