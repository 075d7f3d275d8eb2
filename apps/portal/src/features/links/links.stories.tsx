import { ApiError } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { LinkDialog } from './CopyLink.tsx';
import { LinkState } from './OpenLink.tsx';

const meta = {
  title: 'Dashboard/Short links',
  component: LinkState,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { view: { status: 'loading' }, ownOrigin: 'https://portal.example' },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof LinkState>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = (status: number, message: string) =>
  failedView(undefined, new ApiError({ status, errors: [{ message }], retryAfterSeconds: null }));

export const Opening: Story = {};

export const Missing: Story = { args: { view: answered(404, 'query/code names no link: 4fT0qLx9Z') } };

export const MissingTest: Story = {
  ...Missing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This link does not exist')).toBeVisible();
    await expect(canvas.queryByText(/query\/code/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

const retry = fn();

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The link could not be opened.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** A link that leads out of the portal, as no backend of ours stores one. */
export const Foreign: Story = {
  args: { view: shownView({ ...examples.link, address: '//evil.example' }) },
};

export const ForeignTest: Story = {
  ...Foreign,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This link does not exist')).toBeVisible();
  },
};

const close = fn();

/** Where the browser does not let the page copy. */
export const NotCopied: Story = {
  render: () => <LinkDialog link="https://portal.example/s/4fT0qLx9Za" onClose={close} />,
};

export const NotCopiedTest: Story = {
  ...NotCopied,
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Copy this link' });
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(field.value.length);
    await expect(field.selectionStart).toBe(0);
    await userEvent.click(within(dialog).getByText('Close'));
    await expect(close).toHaveBeenCalled();
  },
};
