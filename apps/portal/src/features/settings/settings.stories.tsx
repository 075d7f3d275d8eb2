import type { OwnSession, Profile as ProfileOfUser, UploadPhotoRequest } from '@cnx/api';
import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn, type TestTab } from '../../signed-in.fixture.tsx';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { SettingsPage } from './SettingsPage.tsx';

let tab: TestTab;

/** A signed-in user at a page of the settings; the server refuses to save where `status` says so. */
const at = (search: string, status = 200, own: Partial<ProfileOfUser> = {}) =>
  signedIn(() => ({
    answers: keeping(status, { ...examples.profile, ...own }),
    search,
    onOpen: (opened) => (tab = opened),
  }));

/** Answers of a server that keeps what is saved of a profile, or answers `status` and keeps nothing. */
function keeping(status: number, first: ProfileOfUser): ExampleChoices {
  let profile = first;
  const saved = () =>
    status === 200
      ? Response.json(examples.savedPreferences)
      : Response.json({ errors: [{ message: 'no' }] }, { status });
  const changed =
    (body: (request: Request) => Promise<Partial<ProfileOfUser>>) => async (request: Request) => {
      if (status !== 200) return saved();
      profile = { ...profile, ...(await body(request)), version: profile.version + 1 };
      return Response.json(profile);
    };
  return {
    savePreferences: saved,
    getProfile: () => Response.json(profile),
    saveProfile: changed(async (request) => {
      const { firstName, lastName } = (await request.json()) as ProfileOfUser;
      return { firstName, lastName };
    }),
    uploadPhoto: changed(async (request) => {
      const { mediaType, content } = (await request.json()) as UploadPhotoRequest;
      return { photo: `data:${mediaType};base64,${content}` };
    }),
    removePhoto: changed(() => Promise.resolve({ photo: null })),
  };
}

const meta = {
  title: 'Settings/Page',
  component: SettingsPage,
  args: { wellsChoice: () => null },
  loaders: [loadStoryTexts],
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preferences: Story = { decorators: [at('')] };

export const PreferencesTest: Story = {
  ...Preferences,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = await canvas.findByLabelText('Time Zone');
    await expect(zone).toHaveValue('Europe/Oslo');
    const portal = within(canvas.getByRole('group', { name: 'Portal' }));
    await expect(portal.getByLabelText('Landing page')).toBeVisible();
    // Below the page's own heading of level 1, none of which is skipped.
    await expect(portal.getByRole('heading', { name: 'Portal', level: 2 })).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeDisabled();
    await userEvent.selectOptions(zone, 'Asia/Tokyo');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(zone).toHaveValue('Europe/Oslo');
    await userEvent.selectOptions(zone, 'Asia/Tokyo');
    await userEvent.click(save);
    await waitFor(() =>
      expect(tab.store.get(toastsAtom).shown).toMatchObject([
        { message: { key: 'portal:shell.settingsSaved' } },
      ]),
    );
  },
};

export const UnsavedTest: Story = {
  ...Preferences,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const go = fn(() => Promise.resolve());
    tab.portal.navigation.connect({ go });
    await userEvent.selectOptions(await canvas.findByLabelText('Units'), 'field');
    const security = canvas.getByRole('tab', { name: 'Security' });
    await userEvent.click(security);
    const asked = within(await within(document.body).findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Stay here' }));
    await expect(canvas.getByLabelText('Units')).toHaveValue('field');
    await userEvent.click(security);
    await userEvent.click(await asked.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/settings?tab=security', undefined));
    await expect(go).toHaveBeenCalledOnce();
  },
};

export const ChangedElsewhere: Story = { decorators: [at('', 409)] };

export const ChangedElsewhereTest: Story = {
  ...ChangedElsewhere,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Units'), 'field');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(/were changed in another tab/)).toBeVisible();
    await expect(canvas.getByLabelText('Units')).toHaveValue('field');
  },
};

export const Security: Story = { decorators: [at('?tab=security')] };

export const SecurityTest: Story = {
  ...Security,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Firefox on Linux')).toBeVisible();
    await expect(canvas.queryByText(/Mozilla/)).toBeNull();
    // The session that asks ends by signing out.
    await expect(canvas.getAllByRole('button', { name: /^End session/ })).toHaveLength(1);
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
};

const [own, other] = examples.accountSecurity.sessions as [OwnSession, OwnSession];
const alike = (id: string, signedInAt: string, lastSeenAt: string): OwnSession => ({
  ...{ ...other, id, signedInAt, lastSeenAt },
  device: own.device,
});

/** Three sessions of the same browser, as a user has who signs in at several computers of one kind. */
export const AlikeSessions: Story = {
  decorators: [
    signedIn(() => ({
      answers: {
        getAccountSecurity: () =>
          Response.json({
            ...examples.accountSecurity,
            sessions: [
              alike('b', '2026-02-18T14:02:00.000Z', '2026-02-18T14:40:00.000Z'),
              { ...own, id: 'a' },
              alike('c', '2026-02-17T09:30:00.000Z', '2026-02-18T15:40:00.000Z'),
            ],
          }),
      },
      search: '?tab=security',
    })),
  ],
};

export const AlikeSessionsTest: Story = {
  ...AlikeSessions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Firefox on Linux');
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    // The one that asks first, then the one that was active last.
    await expect(rows[0]).toMatch(/This device.*Active now/);
    await expect(rows[1]).toMatch(
      /192\.0\.2\.40Signed in Feb 17, 2026.*Last active Feb 18, 2026, \d\d:40 .* · .* ago/,
    );
    await expect(rows[2]).toMatch(/Signed in Feb 18, 2026/);
    const names = canvas.getAllByRole('button', { name: /^End session: / }).map((one) => one.ariaLabel);
    await expect(new Set(names).size).toBe(2);
  },
};

export const EndSessionTest: Story = {
  ...Security,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^End session: Microsoft Edge on Windows · Signed in Nov 19, 2026/,
      }),
    );
    await waitFor(() =>
      expect(tab.store.get(toastsAtom).shown).toMatchObject([
        { message: { key: 'portal:settings.endedOne' } },
      ]),
    );
  },
};

export const Profile: Story = { decorators: [at('?tab=profile')] };

export const ProfileTest: Story = {
  ...Profile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByLabelText('Last name');
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeDisabled();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.getByText(examples.profile.email)).toBeVisible();
    const first = canvas.getByRole('textbox', { name: /^First name/ });
    await userEvent.clear(first);
    await userEvent.click(save);
    await expect(await canvas.findByText('Enter your first name.')).toBeVisible();
    await userEvent.type(first, 'Zoé');
    await userEvent.clear(last);
    await userEvent.type(last, 'Larsen');
    await userEvent.click(save);
    await expect(await canvas.findByRole('img', { name: 'Zoé Larsen' })).toHaveTextContent('ZL');
    await waitFor(() => expect(save).toBeDisabled());
    await expect(tab.sessionManager.current()).toMatchObject({
      user: { firstName: 'Zoé', lastName: 'Larsen' },
    });
  },
};

/** A picture of one color. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'teal';
  context.fillRect(0, 0, 300, 200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], 'me.png', { type: 'image/png' });
}

export const PhotoTest: Story = {
  decorators: [at('?tab=profile')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await canvas.findByTestId('file'), await picture());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    const remove = await canvas.findByRole('button', { name: 'Remove photo' });
    await expect(canvas.getByRole('img', { name: 'Erin Moe' }).querySelector('img')).toBeVisible();
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Erin Moe' })).toHaveTextContent('EM'));
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  },
};

export const PhotoRefusedTest: Story = {
  decorators: [at('?tab=profile', 400)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await canvas.findByTestId('file'), await picture());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText(/This picture was refused/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Erin Moe' })).toHaveTextContent('EM');
  },
};

export const ProfileChangedElsewhereTest: Story = {
  decorators: [at('?tab=profile', 409)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByLabelText('Last name');
    await userEvent.type(last, '-Larsen');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(/Your profile was changed in another tab/)).toBeVisible();
    await expect(last).toHaveValue('Moe-Larsen');
  },
};

export const ProfileOfDirectory: Story = { decorators: [at('?tab=profile', 200, { isSSO: true })] };

export const ProfileOfDirectoryTest: Story = {
  ...ProfileOfDirectory,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('First name')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeEnabled();
  },
};

export const French: Story = { ...Preferences, globals: { locale: 'fr' } };

export const Notifications: Story = { decorators: [at('?tab=notifications')] };

export const NotificationsTest: Story = {
  ...Notifications,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Change: My wells, urgent' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Change' }));
    await expect(dialog.getByRole('combobox', { name: 'Severity' })).toHaveValue('high');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Urgent ones');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
