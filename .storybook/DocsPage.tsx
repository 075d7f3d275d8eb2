import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { WordsProvider } from '@cnx/ui';
import type { Advice, Guide } from './guide.ts';

const signs = {
  do: { title: 'Do', color: 'var(--cnx-colors-goodMark)' },
  dont: { title: 'Don’t', color: 'var(--cnx-colors-criticalMark)' },
} as const;

/** Text in which words between back-ticks are code. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function AdviceList({ kind, lines }: { kind: keyof typeof signs; lines: readonly Advice[] }) {
  const { title, color } = signs[kind];
  return (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {lines.map((line) => {
          const { text, show: Example } = typeof line === 'string' ? { text: line, show: undefined } : line;
          return (
            <li key={text}>
              <Words text={text} />
              {Example && (
                // Storybook's own styles stay outside; what is shown is looked at, not pressed.
                <div
                  className="sb-unstyled"
                  inert
                  style={{
                    marginBlock: 8,
                    padding: 16,
                    overflow: 'hidden',
                    border: '1px solid var(--cnx-colors-border)',
                    borderBlockStart: `3px solid ${color}`,
                    borderRadius: 6,
                    color: 'var(--cnx-colors-text)',
                    backgroundColor: 'var(--cnx-colors-surface)',
                  }}
                >
                  <WordsProvider locale={document.documentElement.lang}>
                    <Example />
                  </WordsProvider>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <p>
        <Words text={guide.use} />
      </p>
      <p>
        <strong>Use something else:</strong> <Words text={guide.avoid} />
      </p>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 24 }}>
        <AdviceList kind="do" lines={guide.do} />
        <AdviceList kind="dont" lines={guide.dont} />
      </div>
    </>
  );
}

function Keyboard({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Keyboard and accessibility</Heading>
      {guide.keys.length === 0 ? (
        <p>It takes no focus and has no keyboard shortcuts.</p>
      ) : (
        <table style={{ width: '100%' }}>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {guide.keys.map(([key, what]) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul>
        {guide.notes.map((note) => (
          <li key={note}>
            <Words text={note} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The documentation of a component: its guide around what its code says. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && <GuideSections guide={guide} />}
      {guide && <Keyboard guide={guide} />}
      <Heading>Properties</Heading>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
