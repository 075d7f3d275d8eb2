import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Mark, Stack, Text } from '@cnx/ui';
import { Page } from './Page.tsx';
import { reviewPath } from './review-path.ts';
import { StoryLinks } from './StoryLinks.tsx';

function Welcome() {
  return (
    <Page
      title="CNX components"
      lead="Components of the CNX portal in six themes and three languages, for reviewers and for developers who build with them."
    >
      <Mark label="CNX" height={40} />
      <Stack gap="4">
        {reviewPath.map((step, index) => (
          <Card
            key={step.title}
            title={`${index + 1}. ${step.title}`}
            takeaway={<Text emphasis="quiet">{step.what}</Text>}
          >
            <StoryLinks places={step.places} />
          </Card>
        ))}
      </Stack>
      <Text emphasis="quiet">
        Use the toolbar to change theme, density, language, direction, text length, forced colors, motion and
        width. Press S for the sidebar, / to search, F for full screen.
      </Text>
    </Page>
  );
}

const meta = { title: 'Welcome', render: () => <Welcome />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const FiveMinutes: StoryObj<typeof meta> = {};

export const FiveMinutesTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('region')).toHaveLength(reviewPath.length);
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('target', '_top');
  },
};
