import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './Page.tsx';
import { Points } from './Prose.tsx';
import { StoryLinks } from './StoryLinks.tsx';

function View() {
  return (
    <Page
      title="Accessibility"
      lead="What components handle, what the page must handle, and how both are tested."
    >
      <Section title="What components do">
        <Points
          items={[
            'Names, roles and states for assistive technology; keys are listed on each component’s page.',
            'A visible focus ring of 2 px, and targets of 24 px, or 44 px on touch screens.',
            'Text at 4.5:1 and graphics at 3:1 in every theme, and more when the system asks for it.',
            'No motion when the system asks to reduce it; all text in rem.',
          ]}
        />
      </Section>
      <Section title="What the page does">
        <Points
          items={[
            'One first-level heading, and headings in order: set `headingLevel` of cards inside sections.',
            'Move the focus to the page title after navigation.',
            'Give every control a `label` that makes sense when read alone.',
            'Set `lang` on the root element to the locale of the `WordsProvider`.',
          ]}
        />
      </Section>
      <Section title="How it is tested">
        <Points
          items={[
            'Every story is checked with axe in all six themes and drawn with forced colors.',
            'Stories named `…Test` use the keyboard; the filter of the sidebar shows them.',
            'The toolbar simulates more contrast, forced colors, reduced motion, right-to-left and longer words.',
          ]}
        />
        <StoryLinks
          places={[
            { label: 'Contrast', id: 'start-contrast--all-themes' },
            { label: 'Words', id: 'start-words--rules' },
          ]}
        />
      </Section>
    </Page>
  );
}

const meta = { title: 'Accessibility', render: () => <View />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Shared: StoryObj<typeof meta> = {};

export const SharedTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
