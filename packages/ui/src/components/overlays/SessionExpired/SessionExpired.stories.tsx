import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../showing/Card/Card.tsx';
import { SessionExpired } from './SessionExpired.tsx';

const meta = {
  title: 'Overlays/SessionExpired',
  component: SessionExpired,
  args: {
    title: 'Session Expired: ',
    description: 'Session timedout. Please relogin.',
    children: 'Redirecting to login...',
    href: '#login',
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'Say that the server has ended the session, just before the page is left.',
      avoid: 'CountdownDialog while the session can still be extended.',
      do: ['Open the sign-in page soon after, and return to this page from there.'],
      dont: ['Don’t offer other actions: the server no longer accepts them.'],
      keys: [['Enter', 'opens the sign-in page, without waiting']],
      notes: [
        'The message is announced, and its button has the focus; layers 9998 and 9999 are fixed by the specification.',
      ],
    },
  },
  render: (args) => (
    <div style={{ minHeight: 420, padding: 24 }}>
      <Card title="Deferred Production">The page behind.</Card>
      <SessionExpired {...args} />
    </div>
  ),
} satisfies Meta<typeof SessionExpired>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = {};

export const OverTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = canvas.getByRole('alertdialog', {
      name: 'Session Expired: Session timedout. Please relogin.',
      description: 'Redirecting to login...',
    });
    await expect(banner).toHaveTextContent('Session Expired: Session timedout. Please relogin.');
    await expect(getComputedStyle(banner.parentElement!).zIndex).toBe('9999');
    const login = canvas.getByRole('link', { name: 'Login' });
    await expect(login).toHaveFocus();
    await expect(login).toHaveAttribute('href', '#login');
    const dim = banner.parentElement!.previousElementSibling!;
    await expect(getComputedStyle(dim).zIndex).toBe('9998');
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(canvas.getByText('The page behind.').closest('[inert]')).not.toBeNull();
    await expect(banner.closest('[inert]')).toBeNull();
  },
};

export const OverAnOpenDialog: Story = {
  decorators: [
    (Banner) => {
      const dialog = useRef<HTMLDialogElement>(null);
      const [over, setOver] = useState(false);
      useEffect(() => {
        dialog.current?.showModal();
        setOver(true);
      }, []);
      return (
        <>
          <dialog ref={dialog} aria-label="Filters">
            Open when the session ended.
          </dialog>
          {over && <Banner />}
        </>
      );
    },
  ],
};

export const OverAnOpenDialogTest: Story = {
  ...OverAnOpenDialog,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alertdialog')).toBeVisible();
    await expect(document.querySelector('dialog[open]')).toBeNull();
  },
};

export const LongMessage: Story = { args: { description: 'Session timedout. Please relogin. '.repeat(12) } };
