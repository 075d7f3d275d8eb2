import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './Page.tsx';
import { Code, Points } from './Prose.tsx';
import { StoryLinks } from './StoryLinks.tsx';

const setUp = `import { applyGlobalStyles, applyTheme, Button, WordsProvider } from '@cnx/ui';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { createRoot } from 'react-dom/client';

applyGlobalStyles({ fontUrl: interUrl });
applyTheme('dark');
createRoot(document.getElementById('root')!).render(
  <WordsProvider locale="en">
    <Button emphasis="strong">Save changes</Button>
  </WordsProvider>,
);`;

function View() {
  return (
    <Page title="Getting started" lead="From an empty application to the first themed component.">
      <Section title="Install">
        <Code label="Install">{'npm install @cnx/ui react react-dom @fontsource-variable/inter'}</Code>
      </Section>
      <Section title="Set up">
        <Code label="Set up">{setUp}</Code>
        <Points
          items={[
            '`applyGlobalStyles` adds the font and the base rules once; `applyTheme` sets the theme and can be called again at any time.',
            '`WordsProvider` chooses the language of the words that components bring along: `en`, `es` or `fr`.',
            'Styles are written into a constructed style sheet: a strict Content-Security-Policy needs no exception.',
          ]}
        />
      </Section>
      <Section title="Use components">
        <Points
          items={[
            'A prop has the same name in every component: `tone` for meaning, `emphasis` for prominence, `size`, `items`, `value` with `onValueChange`, `open` with `onOpenChange`.',
            'Every component takes `className`, `style`, `id`, `ref`, `data-*` and `aria-*`.',
            'Components know no router: wrap your router’s link with `asChild`.',
          ]}
        />
        <StoryLinks
          places={[
            { label: 'Button', id: 'inputs-button--docs' },
            { label: 'Which component', id: 'start-which-component--by-need' },
            { label: 'Theming', id: 'start-theming--themes' },
          ]}
        />
      </Section>
    </Page>
  );
}

const meta = { title: 'Getting started', render: () => <View />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const FirstSteps: StoryObj<typeof meta> = {};

export const FirstStepsTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
