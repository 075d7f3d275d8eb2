import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, EmptyState, Badge, Text, type Tone } from '@cnx/ui';
import { Page, Section } from './Page.tsx';
import { readChangeset, readPixelReport, type Bump } from './read-changes.ts';

const files = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const logs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const reports = import.meta.glob<string>('../../test-results/pixels.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const changes = Object.entries(files)
  .flatMap(([file, text]) => readChangeset(file, text) ?? [])
  .sort((a, b) => a.file.localeCompare(b.file));
const [log] = Object.values(logs);
const pixels = readPixelReport(Object.values(reports)[0]);

const words: Record<Bump, { tone: Tone; text: string }> = {
  major: { tone: 'critical', text: 'breaks' },
  minor: { tone: 'info', text: 'new' },
  patch: { tone: 'good', text: 'fixed' },
};

function Changes() {
  return (
    <Page
      title="Changes"
      lead="What is new since the last release, from the changesets, and what looks different, from the last pixel check."
    >
      <Section title="Since the last release">
        {changes.length === 0 && <EmptyState title="Nothing has changed since the last release" />}
        {changes.map(({ file, bump, text }) => (
          <Card
            key={file}
            title={text.split('\n', 1).join('')}
            headingLevel={3}
            actions={<Badge tone={words[bump].tone}>{words[bump].text}</Badge>}
          >
            {text
              .split('\n')
              .slice(1)
              .filter(Boolean)
              .map((line) => (
                <Text key={line}>{line}</Text>
              ))}
          </Card>
        ))}
      </Section>
      <Section title="What looks different">
        {pixels === null && <Text emphasis="quiet">No pixel check has run here: npm run pixels.</Text>}
        {pixels?.length === 0 && <Text>Nothing looks different from the accepted pictures.</Text>}
        {pixels?.map((name) => (
          <Text key={name}>{name}</Text>
        ))}
      </Section>
      {log !== undefined && (
        <Section title="Releases">
          <Text as="pre" size="small">
            {log}
          </Text>
        </Section>
      )}
    </Page>
  );
}

const meta = { title: 'Changes', render: () => <Changes />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const SinceTheLastRelease: StoryObj<typeof meta> = {};

export const SinceTheLastReleaseTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Since the last release' }),
    ).toBeVisible();
  },
};
