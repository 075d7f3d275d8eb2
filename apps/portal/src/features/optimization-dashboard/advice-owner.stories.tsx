import type { SettingAdvice } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { Stack } from '@cnx/ui';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { ShownToasts } from '../../shell/ShownToasts.tsx';
import { signedIn } from '../../signed-in.fixture.tsx';
import { AdviceActions } from './AdviceActions.tsx';
import { withAdviceDecisions } from './advice-decision.ts';
import { AdviceHistory } from './AdviceHistory.tsx';
import { decidedAdviceAtom, pendingAdviceAtom } from './optimization-dashboard.atoms.ts';

const [choke] = examples.settingAdvice as [SettingAdvice];
const [kari] = examples.people;
const sent = fn<(body: unknown) => void>();

/** A piece of advice with what can be decided on it and what was. */
function OwnedAdvice({ advice }: { advice: SettingAdvice }) {
  const rows = withAdviceDecisions(
    [advice],
    useAtomValue(decidedAdviceAtom),
    useAtomValue(pendingAdviceAtom),
  );
  return (
    <Stack gap="4">
      <AdviceActions rows={rows} />
      <AdviceHistory decisions={rows[0]!.decisions} />
      <ShownToasts />
    </Stack>
  );
}

const given: SettingAdvice = {
  ...choke,
  owner: kari!,
  version: 2,
  decisions: [
    {
      id: '5f1c2a34-0d6b-4b7e-8a51-9c3d2e4f6a72',
      at: '2026-11-19T08:12:00Z',
      by: 'Erin Moe',
      byId: examples.userInfoEngineer.id,
      action: 'assign',
      assignee: kari!.name,
      reason: null,
      until: null,
      plannedFor: null,
      comment: 'Look at the drive first.',
      undone: false,
    },
  ],
};

const meta = {
  title: 'Dashboard/Owner of advice',
  component: OwnedAdvice,
  loaders: [loadStoryTexts],
  decorators: [
    signedIn(() => {
      sent.mockClear();
      return {
        answers: {
          decideAdvice: async (request) => {
            const body = (await request.json()) as { assigneeId: string | null };
            sent(body);
            const owner = examples.people.find(({ id }) => id === body.assigneeId) ?? null;
            return Response.json({ advice: [], settings: [{ ...given, owner, version: 3 }] });
          },
        },
      };
    }),
  ],
  args: { advice: choke },
  argTypes: { advice: { control: false } },
} satisfies Meta<typeof OwnedAdvice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoOwner: Story = {};

export const Owned: Story = { args: { advice: given } };

/** By keyboard alone: the menu, the field with its people, and the decision. */
export const AssignTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    page.getByRole('button', { name: 'Assign' }).focus();
    await userEvent.keyboard('{Enter}');
    const other = await page.findByRole('menuitem', { name: /^Assign to someone else|^Assign …/ });
    await expect(page.queryByRole('menuitem', { name: 'Leave without an owner' })).toBeNull();
    other.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: 'Assign' }));
    const field = await dialog.findByRole('combobox', { name: /^Who looks into it/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(kari!.name.slice(0, 4));
    await page.findByRole('option', { name: kari!.name });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    dialog.getByRole('button', { name: 'Assign' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'assign', assigneeId: kari!.id })),
    );
    await expect(await page.findByText(`${choke.well.name}: assigned to ${kari!.name}.`)).toBeVisible();
    await expect(await page.findByText(`Assigned to ${kari!.name}`)).toBeVisible();
  },
};

/** What has an owner can be left without one; the history says whom it was given to. */
export const ReleaseTest: Story = {
  args: { advice: given },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getByText(`Assigned to ${kari!.name}`)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Assign' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Leave without an owner' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'assign', assigneeId: null })),
    );
  },
};

/** Advice that has no time for its step before it runs out, with a plan that sets the same to another value. */
export const WithoutTime: Story = {
  args: {
    advice: {
      ...given,
      status: 'proposed',
      expiresAt: '2026-12-04T05:00:00Z',
      plannedWork: [
        {
          ...{ id: 'sc-77', activity: 'settingStep', title: 'Choke', status: 'confirmed' },
          step: { setting: 'choke', from: choke.from, to: choke.from - 5, unit: '%' },
          ...{ plannedStart: '2026-12-20T07:00:00Z', plannedEnd: '2026-12-20T08:00:00Z' },
        },
      ],
    },
  },
};

export const WithoutTimeTest: Story = {
  args: WithoutTime.args!,
  play: async ({ canvasElement }) => {
    const accept = within(canvasElement).getByRole('button', { name: /Accept/u });
    await expect(accept).toBeDisabled();
    await expect(accept).toHaveAccessibleDescription(
      /^No time for the step of .+: move or cancel that work/u,
    );
  },
};
