import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text, themeNames } from '@cnx/ui';
import { deficiencies, simulate } from '@cnx/ui/tokens/color-vision.ts';
import { themes } from '@cnx/ui/themes/themes.ts';
import { Page, Section } from './Page.tsx';

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function Row({ label, ground, colors }: { label: string; ground: string; colors: readonly string[] }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '140px 1fr', alignItems: 'center', gap: 12 }}>
      <Text size="small">{label}</Text>
      <svg
        role="img"
        aria-label={`Eight series colors, ${label}`}
        viewBox="0 0 640 44"
        style={{ width: '100%', backgroundColor: ground, borderRadius: 6, forcedColorAdjust: 'none' }}
      >
        {colors.map((color, index) => (
          <path
            key={index}
            d={`M${index * 78 + 14},30q12,-26 24,-10t24,-6`}
            fill="none"
            stroke={color}
            strokeWidth={4}
          />
        ))}
      </svg>
    </div>
  );
}

function ChartColors() {
  return (
    <Page
      title="Chart colors"
      lead="The eight series colors of each theme, and how they look with three types of color blindness. Tests keep them distinct; from the fifth series on, lines also differ by dashes and points by shape."
    >
      {themeNames.map((name) => {
        const { colors } = themes[name];
        const own = places.map((place) => colors[`chart${place}`]);
        return (
          <Section key={name} title={name}>
            <Row label="as they are" ground={colors.surface} colors={own} />
            {deficiencies.map((deficiency) => (
              <Row
                key={deficiency}
                label={deficiency}
                ground={colors.surface}
                colors={own.map((color) => simulate(color, deficiency))}
              />
            ))}
          </Section>
        );
      })}
    </Page>
  );
}

const meta = { title: 'Chart colors', render: () => <ChartColors />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Simulated: StoryObj<typeof meta> = {};

export const SimulatedTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(24);
  },
};
