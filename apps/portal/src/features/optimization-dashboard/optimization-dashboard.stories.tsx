import type { FrequencyInfo, TrackedFrequencyChange } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { PumpScatter } from './PumpScatter.tsx';
import { TrackedSteps } from './TrackedSteps.tsx';

const { window } = storyFrame;
const loading = { status: 'loading' } as const;
const retry = fn();
const longName = 'NORTH-VENTURE-EXTENSION-A-17-SIDETRACK-2';

const [pump] = examples.frequencyInfo as [FrequencyInfo];
const pumps = Array.from({ length: 24 }, (_, i): FrequencyInfo => {
  const id = `NV-A-${String(i + 1).padStart(2, '0')}`;
  return {
    ...pump,
    well: { ...pump.well, id, name: i === 0 ? longName : id },
    frequency: 42 + ((i * 7) % 17),
    liquidRate: 120 + ((i * 37) % 240),
    freeGasPct: i % 5 === 4 ? null : (i * 11) % 38,
  };
});

const [step] = examples.trackedFrequencyChanges as [TrackedFrequencyChange];
const nothing = {
  ...{ liquid: null, oil: null, waterCut: null, gor: null },
  ...{ intakePressure: null, motorCurrent: null, motorTemperature: null, specificEnergy: null },
};

const verdicts = ['gain', 'neutral', 'loss', 'inconclusive', 'stabilising'] as const;
const steps = verdicts.map((verdict, i): TrackedFrequencyChange => ({
  ...step,
  changeId: `fc-${i}`,
  well: { ...step.well, id: `well-${i}`, name: i === 1 ? longName : `SUN-A-${10 + i}` },
  verdict,
  outcome: verdict === 'gain' || verdict === 'loss' ? 'met' : verdict === 'neutral' ? 'missed' : null,
  ...(verdict === 'gain' && { adviceId: 'fa-NV-A-01-frequencyUp-51' }),
  ...(verdict === 'loss' && {
    ...{ aim: 'reduction' as const, fromHz: 58, toHz: 55, expectedOil: -7.9, advised: false },
    effect: { low: -10.1, mid: -6.2, high: -2.3 },
  }),
  ...(verdict === 'stabilising' && { after: nothing, delta: nothing, effect: null }),
}));
const meta = {
  title: 'Dashboard/Optimization',
  component: TrackedSteps,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { view: shownView(steps), window },
  argTypes: { view: { control: false }, window: { control: false } },
} satisfies Meta<typeof TrackedSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};

export const StepsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [chart] = canvas.getAllByRole('figure');
    await waitFor(() => expect(chart).toHaveTextContent('SUN-A-10'));
    await expect(chart).toHaveTextContent('SUN-A-13 Oct 28 (?)');
    await expect(
      canvas.getByText(/^1 of \d measured steps that sought a gain gained oil; .*1 of 1 measured reduction/u),
    ).toBeVisible();
    // A reduction that lost what was expected did what it was made for, and says how sure its loss is.
    const reduced = canvas.getByRole('row', { name: /SUN-A-12/u });
    await expect(reduced).toHaveTextContent(/−6\.2 ± 3\.9/u);
    await expect(reduced).toHaveTextContent('As expected');
    await expect(canvas.getAllByRole('link', { name: 'Advised' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('advice=fa-NV-A-01'),
    );
    // What still settles has nothing to compare with.
    await expect(chart).not.toHaveTextContent('SUN-A-14');
    await userEvent.click(canvas.getByRole('radio', { name: 'From and to' }));
    await waitFor(() => expect(canvas.getAllByRole('figure')[0]).toHaveTextContent('SUN-A-14'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Attainment' }));
    await expect(canvas.getByRole('radio', { name: 'Attainment' })).toBeChecked();
  },
};

/** Steps of which nothing is known yet. */
export const BlankSteps: Story = {
  args: {
    view: shownView(
      steps.map((row) => ({
        ...row,
        ...{ expectedOil: null, attainmentPct: null, stabilisedAt: null, verdict: 'stabilising' as const },
        ...{ before: nothing, after: nothing, delta: nothing },
      })),
    ),
  },
};

export const NoSteps: Story = { args: { view: shownView([]) } };

export const StepsLoading: Story = { args: { view: loading } };

export const StepsFailed: Story = { args: { view: failedView(retry) } };

export const StepsFailedTest: Story = {
  args: StepsFailed.args!,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to fetch tracked frequency change info')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** How fast the pumps run and what they lift. */
const pumpsStory = (view: Parameters<typeof PumpScatter>[0]['view']): Story => ({
  render: () => <PumpScatter view={view} window={window} onWell={() => undefined} />,
});

export const Pumps: Story = pumpsStory(shownView(pumps));

/** Pumps that stand still or are not metered. */
export const NoPumps: Story = pumpsStory(shownView([{ ...pump, frequency: null, liquidRate: null }]));

export const PumpsLoading: Story = pumpsStory(loading);

export const PumpsFailed: Story = pumpsStory(failedView());
