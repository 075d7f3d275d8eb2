import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <p>{guide.use}</p>
      <p>
        <strong>Not:</strong> {guide.avoid}
      </p>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 24 }}>
        <List title="Do" lines={guide.do} />
        <List title="Don’t" lines={guide.dont} />
      </div>
    </>
  );
}

function Keyboard({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Keyboard and accessibility</Heading>
      {guide.keys.length === 0 ? (
        <p>Nothing in it can be pressed.</p>
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
          <li key={note}>{note}</li>
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
