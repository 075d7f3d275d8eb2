import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { densities } from '@cnx/ui';
import { compactScales, scales } from '@cnx/ui/tokens/scales.ts';
import { Page, Section } from './Page.tsx';
import { Points, Prose } from './Prose.tsx';
import { StoryLinks } from './StoryLinks.tsx';

function View() {
  return (
    <Page
      title="Layout and density"
      lead="A 4 px grid, two densities, and components that respond to the width of their container."
    >
      <Section title="Arrange">
        <Points
          items={[
            '`Stack` for one row or column, `Grid` for cards, `FormRow` for fields, `Container` for the width of a page, `AppFrame` for the whole page.',
            'Gaps are steps of 4 px. Use `gap="2"` inside a group and `gap="4"` between groups; `normal` follows the density.',
            'Components measure their container, not the window: a table turns into cards in a narrow panel on a wide screen.',
          ]}
        />
        <StoryLinks
          places={[
            { label: 'Stack', id: 'foundations-stack--docs' },
            { label: 'Grid', id: 'foundations-grid--docs' },
            { label: 'FormRow', id: 'inputs-formrow--docs' },
            { label: 'Space tokens', id: 'start-type-space-and-motion--scale' },
          ]}
        />
      </Section>
      <Section title="Density">
        <Prose>{`\`applyDensity\` takes ${densities.map((one) => `\`${one}\``).join(' or ')}. Compact makes controls and rows ${scales.sizes.row} → ${compactScales.sizes.row} high and cards ${scales.space.card} → ${compactScales.space.card} wide at the edge. Targets stay ${scales.sizes.touch} high on touch screens.`}</Prose>
      </Section>
      <Section title="Small screens">
        <Points
          items={[
            'Every page works at 320 px without scrolling sideways, which is also a desktop at 400 % zoom.',
            'Use logical properties (`marginInline`, `inset-inline-start`) so that right-to-left layouts mirror.',
          ]}
        />
      </Section>
    </Page>
  );
}

const meta = { title: 'Layout and density', render: () => <View />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Rules: StoryObj<typeof meta> = {};

export const RulesTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
