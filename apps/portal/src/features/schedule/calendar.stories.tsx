import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn } from '../../signed-in.fixture.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';

const { address } = examples.newCalendarAddress as { address: string };

/** A server that keeps one address of the user; it begins as given, and refuses to change it where `status` says so. */
function keeping(first: unknown, status = 200): ExampleChoices {
  let known = first;
  const changed = (next: unknown, answer: unknown) => () => {
    if (status !== 200) return Response.json({ errors: [{ message: 'no' }] }, { status });
    known = next;
    return Response.json(answer);
  };
  return {
    getCalendarAddress: () => Response.json(known),
    createCalendarAddress: changed(
      { createdAt: '2026-11-20T11:30:00.000Z', readAt: null },
      examples.newCalendarAddress,
    ),
    removeCalendarAddress: changed(examples.noCalendarAddress, examples.noCalendarAddress),
  };
}

const by = (answers: () => ExampleChoices) => [signedIn(() => ({ answers: answers() }))];

const meta = {
  title: 'Dashboard/Schedule calendar',
  component: CalendarDialog,
  loaders: [loadStoryTexts],
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof CalendarDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAddress: Story = { decorators: by(() => keeping(examples.noCalendarAddress)) };

export const NoAddressTest: Story = {
  ...NoAddress,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByLabelText('Calendar address')).toHaveValue(address);
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New address' })).toBeVisible();
  },
};

export const Subscribed: Story = { decorators: by(() => keeping(examples.calendarAddress)) };

export const SubscribedTest: Story = {
  ...Subscribed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/^Your address was made on .*A program last read it on /),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    await expect(
      canvas.getByText('What is subscribed to the present address gets nothing more.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep address' }));
    await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace address' }));
    await expect(await canvas.findByLabelText('Calendar address')).toHaveValue(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove address' }));
    await expect(await canvas.findByText('You have no calendar address yet.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText('Calendar address')).toBeNull());
  },
};

export const Refused: Story = { decorators: by(() => keeping(examples.noCalendarAddress, 500)) };

export const RefusedTest: Story = {
  ...Refused,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an address' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
  },
};

export const Failed: Story = {
  decorators: by(() => ({
    getCalendarAddress: () => Response.json({ errors: [{ message: 'no' }] }, { status: 500 }),
  })),
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The calendar address could not be fetched.'),
    ).toBeVisible();
  },
};
