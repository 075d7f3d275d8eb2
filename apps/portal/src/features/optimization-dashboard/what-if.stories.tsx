import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { optimization as texts } from '../../i18n/en/optimization.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { WhatIfDetails } from './WhatIfDetails.tsx';

const found = examples.whatIf;
const nothing = { now: null, state: null, change: null, powerPct: null, checks: [] };

const meta = {
  title: 'Dashboard/What if',
  component: WhatIfDetails,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { view: shownView(found), frequency: 51.5, advisedHz: 51.5, onFrequency: fn() },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof WhatIfDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Advised: Story = {};

export const AdvisedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Now and the change are what it would be.
    await expect(
      canvas.getByRole('row', { name: /^Liquid 455\sSm³\/d 464\sSm³\/d .+ \+9\.3\sSm³\/d/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Step 1\.00\sHz ≤\s1\.00\sHz Passes/ })).toBeVisible();
  },
};

/** The guard rails at the advised frequency stand above: they are not listed twice. */
export const CheckedAbove: Story = { args: { advisedChecked: true } };

/** A step that goes too far, of a pump without a gauge of the temperature. */
export const TooFar: Story = {
  args: {
    frequency: 58,
    view: shownView({
      ...found,
      frequency: 58,
      state: { ...found.state!, motorTemperature: null },
      checks: found.checks.map((check) =>
        check.name === 'step' ? { ...check, value: 7.5, pass: false } : check,
      ),
    }),
  },
};

export const DoesNotFlow: Story = {
  args: { frequency: 35, view: shownView({ ...found, ...nothing, frequency: 35, status: 'doesNotFlow' }) },
};

/** Faster than the well gives: it does not stop flowing, its intake is drawn down. */
export const PumpedOffTest: Story = {
  args: { frequency: 59, view: shownView({ ...found, ...nothing, frequency: 59, status: 'doesNotFlow' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^At 59\.0\sHz, the pump would draw the well down/)).toBeVisible();
    await expect(canvas.queryByText(/would not flow/)).toBeNull();
  },
};

/** A pump whose frequency was never changed. */
export const NoModel: Story = {
  args: {
    view: shownView({
      ...found,
      ...nothing,
      status: 'notComputed',
      missing: [{ what: 'distinctSettings', needed: 2, found: 1 }],
      drive: null,
    }),
  },
};

/** A pumped well that was not computed yet. */
export const NotYetComputed: Story = {
  args: {
    view: shownView({ ...found, ...nothing, status: 'notComputed', missing: [], drive: null }),
  },
};

export const NotYetComputedTest: Story = {
  ...NotYetComputed,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.whatIf.notYetComputed)).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView() } };

export const KeyboardTest: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const thumb = canvas.getByRole('slider', { name: 'Frequency' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '51.5 Hz');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFrequency).toHaveBeenLastCalledWith(51.6);
    await userEvent.keyboard('{End}');
    await expect(args.onFrequency).toHaveBeenLastCalledWith(60);
  },
};
