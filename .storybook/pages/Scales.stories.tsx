import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, colorVariable, Stack, styled, Text, textSizes } from '@cnx/ui';
import { compactScales, durations, easings, scales, shadows, textStyles } from '@cnx/ui/tokens/scales.ts';
import { useState } from 'react';
import { CopyName, CopyProvider } from './CopyName.tsx';
import { Page, PageTable, Section } from './Page.tsx';

const Bar = styled('span', {
  display: 'block',
  height: 12,
  borderRadius: '$mark',
  backgroundColor: '$accentMark',
});
const Plate = styled('div', {
  width: 72,
  height: 48,
  backgroundColor: '$raised',
  border: '1px solid $raisedBorder',
});
const Mover = styled('div', {
  size: 40,
  borderRadius: '$control',
  backgroundColor: '$accent',
  variants: {
    pace: {
      fast: { transition: 'transform $transitions$fast' },
      base: { transition: 'transform $transitions$base' },
      slow: { transition: 'transform $transitions$slow' },
    },
    moved: { true: { transform: 'translateX(160px)' } },
  },
});

const pixels = (rem: string) => `${parseFloat(rem) * 16}px`;

/** The name of a token as a style sheet writes it. */
const variable = (scale: keyof typeof scales, name: string) => `var(--cnx-${scale}-${name})`;

/** What the compact density makes of a length; a dash where it leaves it. */
const inCompact = (changed: Readonly<Record<string, string>>, name: string) => changed[name] ?? '–';

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap="3">
      <PageTable
        label="Durations"
        head={['Token', 'Duration', 'Curve', 'Example']}
        rows={(Object.keys(durations) as (keyof typeof durations)[]).map((pace) => ({
          id: pace,
          cells: [
            <CopyName key="name">{variable('transitions', pace)}</CopyName>,
            `${durations[pace]} ms`,
            `cubic-bezier(${easings.out.join(', ')})`,
            <div key="example" style={{ minWidth: 220 }}>
              <Mover pace={pace} moved={moved} />
            </div>,
          ],
        }))}
      />
      <div>
        <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
    </Stack>
  );
}

function Scales() {
  return (
    <Page
      title="Type, space and motion"
      lead="One typeface in seven sizes and three weights, a 4 px grid, four radii, four shadows, and motion only for what the user moves. Press a name to copy it."
    >
      <CopyProvider>
        <Stack gap="6">
          <Section title="Type sizes">
            <PageTable
              label="Type sizes"
              head={['Token', 'Size', 'Line height', 'Letter spacing', 'Example']}
              rows={textSizes.map((size) => {
                const { lineHeight, letterSpacing } = textStyles[size];
                return {
                  id: size,
                  cells: [
                    <CopyName key="name">{variable('fontSizes', size)}</CopyName>,
                    `${pixels(scales.fontSizes[size])} (${scales.fontSizes[size]})`,
                    `${scales.lineHeights[lineHeight]} (${lineHeight})`,
                    scales.letterSpacings[letterSpacing],
                    <Text key="example" size={size}>
                      Oil 1,284.6 Sm³/d
                    </Text>,
                  ],
                };
              })}
            />
          </Section>
          <Section title="Type weights">
            <PageTable
              label="Type weights"
              head={['Token', 'Weight', 'Example']}
              rows={Object.entries(scales.fontWeights).map(([name, weight]) => ({
                id: name,
                cells: [
                  <CopyName key="name">{variable('fontWeights', name)}</CopyName>,
                  weight,
                  <Text key="example" style={{ fontWeight: weight }}>
                    Deferred production
                  </Text>,
                ],
              }))}
            />
          </Section>
          <Section title="Space">
            <PageTable
              label="Space"
              head={['Token', 'Comfortable', 'Compact', 'Example']}
              rows={Object.entries(scales.space).map(([name, length]) => ({
                id: name,
                cells: [
                  <CopyName key="name">{variable('space', name)}</CopyName>,
                  length,
                  inCompact(compactScales.space, name),
                  <Bar key="example" style={{ width: length }} />,
                ],
              }))}
            />
          </Section>
          <Section title="Sizes">
            <PageTable
              label="Sizes"
              head={['Token', 'Comfortable', 'Compact']}
              rows={Object.entries(scales.sizes).map(([name, length]) => ({
                id: name,
                cells: [
                  <CopyName key="name">{variable('sizes', name)}</CopyName>,
                  length,
                  inCompact(compactScales.sizes, name),
                ],
              }))}
            />
          </Section>
          <Section title="Radius">
            <PageTable
              label="Radius"
              head={['Token', 'Length', 'Example']}
              rows={Object.entries(scales.radii).map(([name, radius]) => ({
                id: name,
                cells: [
                  <CopyName key="name">{variable('radii', name)}</CopyName>,
                  radius,
                  <Plate key="example" style={{ borderRadius: radius }} />,
                ],
              }))}
            />
          </Section>
          <Section title="Shadow">
            <PageTable
              label="Shadow"
              head={['Name', 'Down', 'Blur', 'Color', 'Example']}
              rows={Object.entries(shadows).map(([name, { offset, blur, color }]) => ({
                id: name,
                cells: [
                  name,
                  `${offset}px`,
                  `${blur}px`,
                  <CopyName key="color">{`var(${colorVariable(color)})`}</CopyName>,
                  <div key="example" style={{ padding: 16 }}>
                    <Plate
                      style={{
                        borderRadius: scales.radii.card,
                        boxShadow: `0 ${offset}px ${blur}px var(${colorVariable(color)})`,
                      }}
                    />
                  </div>,
                ],
              }))}
            />
          </Section>
          <Section title="Motion">
            <Motion />
          </Section>
        </Stack>
      </CopyProvider>
    </Page>
  );
}

const meta = {
  title: 'Type, space and motion',
  render: () => <Scales />,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

export const Scale: StoryObj<typeof meta> = {};

export const ScaleTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const move = within(canvasElement).getByRole('button', { name: 'Move' });
    await userEvent.click(move);
    await expect(move).toHaveAttribute('aria-pressed', 'true');
  },
};
