import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToCloseBeside } from '../press-beside.fixture.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { sizes } from '../../props.ts';
import { Dialog } from './Dialog.tsx';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    trigger: <Button>Rename view</Button>,
    title: 'Rename view',
    description: 'The name is seen by everybody who shares the view.',
    onOpenChange: fn(),
    children: <TextField label="Name" defaultValue="Losses this week" />,
    actions: (
      <>
        <Button emphasis="quiet">Cancel</Button>
        <Button emphasis="strong">Save</Button>
      </>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: sizes },
    trigger: { control: false },
    actions: { control: false },
    children: { control: false },
  },
  parameters: {
    guide: {
      use: 'Ask for a decision or a short form that has to be completed before anything else.',
      avoid: 'Drawer for details; Popover for a few controls.',
      do: [
        'Put the question in the title and the answers on the buttons: “Delete view?” – “Delete”, “Keep”.',
      ],
      dont: ['Don’t open a dialog from a dialog.'],
      keys: [
        ['Escape', 'closes it and returns the focus to what opened it'],
        ['Tab', 'stays within it'],
      ],
      notes: [
        'It is the browser’s native modal dialog: nothing behind it can be reached.',
        'A press beside it closes it, unless a form is in it; `dismissable` decides otherwise.',
      ],
    },
    docs: { story: { inline: false, height: '400px' } },
  },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <Dialog {...args} />
    </div>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { phone: { theme: 'dark', viewport: 390 } } } },
  args: { defaultOpen: true },
};

export const InTheMiddleTest: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Rename view' });
    await waitFor(() => {
      const { left, right } = dialog.getBoundingClientRect();
      return expect(left).toBeCloseTo(innerWidth - right);
    });
  },
};

export const OpenAndEscapeTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Rename view' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Rename view' });
    await expect(dialog).toHaveAccessibleDescription('The name is seen by everybody who shares the view.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** As in Safari on a Mac, where a pressed button gets no focus that the browser could give back. */
export const FocusOfPressedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Rename view' });
    // Of this kind, it moves no focus.
    opener.click();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PressBesideTest: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectToCloseBeside(
      canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Rename view' }),
      canvas.getByRole('textbox', { name: 'Name' }),
    );
  },
};

/** What was typed into a form is not lost by a press beside it, unless that is asked for. */
export const FormPressBesideTest: Story = {
  args: {
    defaultOpen: true,
    children: (
      <form>
        <TextField label="Name" defaultValue="Losses this week" />
      </form>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole<HTMLDialogElement>('dialog', { name: 'Rename view' });
    await userEvent.click(dialog);
    await expect(dialog.open).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const DismissableFormTest: Story = {
  args: { ...FormPressBesideTest.args, dismissable: true },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole<HTMLDialogElement>('dialog', { name: 'Rename view' });
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog.open).toBe(false));
  },
};

export const Danger: Story = {
  args: {
    defaultOpen: true,
    size: 'sm',
    title: 'Delete this view?',
    description: 'It disappears for everybody. This cannot be undone.',
    children: undefined,
    actions: (
      <>
        <Button emphasis="quiet">Cancel</Button>
        <Button emphasis="strong" tone="critical">
          Delete
        </Button>
      </>
    ),
  },
};

export const MenuInsideTest: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Menu
        align="start"
        trigger={<Button>Unit</Button>}
        items={[{ id: 'oil', label: 'Oil', onSelect: fn() }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unit' }));
    // Inside the dialog: what is outside a modal dialog cannot be reached.
    const oil = await dialog.findByRole('menuitem', { name: 'Oil' });
    await waitFor(() => expect(oil).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>{`Line ${line + 1} of a long text.`}</p>),
  },
};

const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

/** What has been closed leaves by itself, behind a focus that has gone back. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Rename view' });
    await userEvent.click(trigger);
    const dialog = canvas.getByRole('dialog');
    endMotion();
    const place = placeOf(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(trigger).toHaveFocus();
    await expect(dialog).toHaveTextContent('Rename view');
    await expect(dialog.inert).toBe(true);
    // It begins to leave where it stood.
    await expect(placeOf(dialog)).toEqual(place);
    endMotion();
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
    await expect(dialog).not.toBeVisible();
  },
};
