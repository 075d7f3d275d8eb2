import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@cnx/ui';
import { Page, Section } from './Page.tsx';

interface Rule {
  readonly rule: string;
  readonly good: string;
  readonly bad: string;
}

const rules: readonly Rule[] = [
  {
    rule: 'Use sentence case; be short and plain',
    good: 'Deferred production',
    bad: 'Deferred Production Overview Summary',
  },
  {
    rule: 'Say what happened, then what to do',
    good: 'The schedule could not be fetched. Try again.',
    bad: 'Oops, something went wrong!',
  },
  {
    rule: 'Always give the unit',
    good: '−128 Sm³/d since yesterday',
    bad: '−128 since yesterday',
  },
  {
    rule: 'Start buttons with a verb',
    good: 'Save changes',
    bad: 'OK',
  },
  {
    rule: 'Give times as an age; show the full time on focus',
    good: '3 min ago (Nov 20, 2026, 06:28 CET)',
    bad: '2026-11-20T05:28:13Z',
  },
  {
    rule: 'Show a missing value as a dash, not a zero',
    good: '–',
    bad: '0.0',
  },
  {
    rule: 'Write thousands and millions out: in the oilfield, M means a thousand',
    good: '1,284,600 Sm³',
    bad: '1.3M Sm³',
  },
  {
    rule: 'Keep texts from the specification word for word',
    good: 'Invalid username or password',
    bad: 'Your e-mail or password is wrong',
  },
];

function Words() {
  return (
    <Page
      title="Words"
      lead="How the product speaks: calm, precise, without exclamation marks or jokes in errors."
    >
      {rules.map(({ rule, good, bad }) => (
        <Section key={rule} title={rule}>
          <Stack gap="1">
            <Text>
              <Text as="span" tone="good" weight="medium">
                Do:{' '}
              </Text>
              {good}
            </Text>
            <Text>
              <Text as="span" tone="critical" weight="medium">
                Don’t:{' '}
              </Text>
              {bad}
            </Text>
          </Stack>
        </Section>
      ))}
    </Page>
  );
}

const meta = { title: 'Words', render: () => <Words />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Rules: StoryObj<typeof meta> = {};

export const RulesTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Do:', { exact: false }).length).toBeGreaterThan(7);
  },
};
