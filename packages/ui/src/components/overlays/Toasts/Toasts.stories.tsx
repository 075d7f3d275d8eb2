import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import type { Tone } from '../../props.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { createToastQueue } from './toast-queue.ts';
import { Toasts, type ToastsProps } from './Toasts.tsx';
import { useToastQueue } from './use-toast-queue.ts';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

function WithState({ items: first, onDismiss, ...rest }: ToastsProps) {
  const [items, setItems] = useState(first);
  const dismiss = (id: string) => {
    setItems((shown) => shown.filter((item) => item.id !== id));
    onDismiss(id);
  };
  return (
    <div style={{ minHeight: 'calc(100vh - 32px)' }}>
      <Toasts {...rest} items={items} onDismiss={dismiss} />
    </div>
  );
}

const undo = fn();

const meta = {
  title: 'Overlays/Toasts',
  component: Toasts,
  args: {
    items: [
      { id: 'saved', tone: 'good', label: 'Settings saved successfully' },
      { id: 'deleted', label: 'View deleted', actions: [{ label: 'Undo', onSelect: undo }] },
      { id: 'failed', tone: 'critical', label: 'Failed to fetch schedule info' },
    ],
    onDismiss: fn(),
    labels: { dismiss: 'Close message' },
    duration: 60_000,
  },
  parameters: {
    guide: {
      use: 'Confirm that something was done and offer to undo it.',
      avoid: 'Banner or FormMessage for errors that need attention.',
      do: ['Make the action available elsewhere as well: a toast disappears.'],
      dont: ['Don’t show more than three at once.'],
      keys: [
        ['F8', 'goes to the messages'],
        ['Escape', 'closes the focused message'],
      ],
      notes: [
        'They lie over the dialog that is in front, and can be pressed there.',
        'Toasts are announced. The timer pauses while the pointer or focus is on one. Errors stay until dismissed.',
      ],
    },
    docs: { story: { inline: false, height: '320px' } },
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const TonesTest: Story = {
  play: async ({ args, canvasElement }) => {
    undo.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const region = within(page.getByRole('region', { name: /Messages/ }));
    await userEvent.click(await region.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('deleted'));
    await userEvent.click(region.getAllByRole('button', { name: 'Close message' })[0]!);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('saved'));
    await waitFor(() => expect(region.getByText('Failed to fetch schedule info')).toBeVisible());
  },
};

export const GoesAwayTest: Story = {
  args: { duration: 50, items: [{ id: 'brief', label: 'Language changed to Español' }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('brief'));
  },
};

/** A message that is answered gives the focus back to where it came from. */
export const FocusGivenBackTest: Story = {
  render: (args) => (
    <>
      <Button>Save</Button>
      <WithState {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const save = page.getByRole('button', { name: 'Save' });
    const action = await page.findByRole('button', { name: 'Undo' });
    save.focus();
    action.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveFocus());
  },
};

/** What has been closed leaves by itself. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const region = within(page.getByRole('region', { name: /Messages/ }));
    const message = await region.findByText('Settings saved successfully');
    await userEvent.click(region.getAllByRole('button', { name: 'Close message' })[0]!);
    await expect(message).toBeInTheDocument();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    endMotion();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('saved'));
    await expect(message).not.toBeInTheDocument();
  },
};

/** Whether a press on the middle of an element reaches it. */
const isReached = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

function OverDialogs({ items, ...rest }: ToastsProps) {
  const [shown, setShown] = useState(items);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Dialog title="Person" trigger={<Button>Edit</Button>}>
        <Button
          onClick={() =>
            setShown([{ id: 'ended', label: 'Session ended', actions: [{ label: 'Undo', onSelect: undo }] }])
          }
        >
          End the session
        </Button>
        <Drawer title="Help" open={inner} onOpenChange={setInner} trigger={<Button>Help</Button>} />
      </Dialog>
      <Toasts {...rest} items={shown} onDismiss={() => setShown([])} />
    </>
  );
}

/** A message lies over the dialog in front, can be pressed there, and stays when dialogs come and go. */
export const OverDialogsTest: Story = {
  args: { items: [] },
  render: (args) => <OverDialogs {...args} />,
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Edit' }));
    await userEvent.click(page.getByRole('button', { name: 'End the session' }));
    const message = (await page.findByText('Session ended')).closest('li')!;
    await waitFor(() => expect(isReached(message)).toBe(true));
    await userEvent.click(page.getByRole('button', { name: 'Help' }));
    await waitFor(() => expect(isReached(message)).toBe(true));
    const { right, bottom } = message.getBoundingClientRect();
    await expect(right).toBeCloseTo(document.documentElement.clientWidth - 16);
    await userEvent.click(
      within(page.getByRole('dialog', { name: 'Help' })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(isReached(message)).toBe(true));
    await userEvent.click(
      within(page.getByRole('dialog', { name: 'Person' })).getByRole('button', { name: 'Close' }),
    );
    await expect(message.getBoundingClientRect()).toMatchObject({ right, bottom });
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};

const queue = createToastQueue();
const report = (label: string, tone: Tone) => () => void queue.add({ label, tone });

function Queued() {
  return (
    <Stack direction="row" gap="2" wrap>
      <Button onClick={report('Settings saved', 'good')}>Save</Button>
      <Button onClick={report('Link copied', 'info')}>Copy</Button>
      <Button onClick={report('View deleted', 'info')}>Delete</Button>
      <Button onClick={report('Failed to fetch schedule info', 'critical')}>Fail</Button>
      <Toasts {...useToastQueue(queue)} duration={60_000} />
    </Stack>
  );
}

/** Three at a time; what comes twice is counted, what is critical comes next. */
export const QueueTest: Story = {
  args: { items: [] },
  render: () => <Queued />,
  play: async ({ canvasElement }) => {
    queue.clear();
    const page = within(canvasElement.ownerDocument.body);
    const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
    const region = within(page.getByRole('region', { name: /Messages/ }));
    for (const name of ['Save', 'Copy', 'Copy', 'Delete', 'Fail']) await press(name);
    await waitFor(() => expect(region.getByText('Link copied (2)')).toBeVisible());
    await expect(region.queryByText('Failed to fetch schedule info')).toBeNull();
    await userEvent.click(region.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(region.getByText('Failed to fetch schedule info')).toBeVisible());
  },
};
