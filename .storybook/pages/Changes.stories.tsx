import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, EmptyState, Stack, Text, type Tone } from '@cnx/ui';
import { Page, Section } from './Page.tsx';
import uiPackage from '../../packages/ui/package.json';
import dates from 'virtual:changeset-dates';
import { Points, Prose } from './Prose.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { docsPlaces, placesOf, readChangeset, readPixelReport, type Bump } from './read-changes.ts';

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

const places = docsPlaces(Object.keys(import.meta.glob('../../packages/ui/src/components/**/*.stories.tsx')));
const dateOf = (file: string) => dates[file.split('/').at(-1)!] ?? '';

const changes = Object.entries(files)
  .flatMap(([file, text]) => readChangeset(file, text) ?? [])
  .sort((a, b) => dateOf(b.file).localeCompare(dateOf(a.file)) || a.file.localeCompare(b.file));
const [log] = Object.values(logs);
const pixels = readPixelReport(Object.values(reports)[0]);

const words: Record<Bump, { tone: Tone; text: string }> = {
  major: { tone: 'critical', text: 'breaks' },
  minor: { tone: 'info', text: 'new' },
  patch: { tone: 'good', text: 'fixed' },
};

/** What stands below a change's title: sentences, and the points of its list. */
function linesOf(text: string) {
  const lines = text.split('\n').slice(1).filter(Boolean);
  return {
    prose: lines.filter((line) => !line.startsWith('- ')),
    points: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
  };
}

function Changes() {
  return (
    <Page
      title="Changes"
      lead="What is new since the last release, newest first, and what looks different in the last pixel check."
    >
      <Section title={`Since version ${uiPackage.version}`}>
        {changes.length === 0 && <EmptyState title="Nothing has changed since the last release" />}
        {changes.map(({ file, bump, text }) => (
          <Card
            key={file}
            title={text.split('\n', 1).join('').replaceAll('`', '')}
            headingLevel={3}
            actions={<Badge tone={words[bump].tone}>{words[bump].text}</Badge>}
          >
            <Stack gap="3">
              {dateOf(file) && (
                <Text size="small" emphasis="quiet">
                  <time dateTime={dateOf(file)}>{dateOf(file)}</time>
                </Text>
              )}
              {linesOf(text).prose.map((line) => (
                <Prose key={line}>{line}</Prose>
              ))}
              {linesOf(text).points.length > 0 && <Points items={linesOf(text).points} />}
              <StoryLinks places={placesOf(text, places)} />
            </Stack>
          </Card>
        ))}
      </Section>
      <Section title="What looks different">
        {pixels === null && <Text emphasis="quiet">No pixel check has run here. Run npm run pixels.</Text>}
        {pixels?.length === 0 && <Text>Nothing differs from the accepted pictures.</Text>}
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
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: `Since version ${uiPackage.version}` })).toBeVisible();
    await expect(canvas.queryByText('`', { exact: false })).toBeNull();
  },
};
