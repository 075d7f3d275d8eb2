import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack, styled, Text, textSizes } from '@cnx/ui';
import { scales } from '@cnx/ui/tokens/scales.ts';
import { useState } from 'react';
import { Page, Section } from './Page.tsx';

const Bar = styled('span', {
  display: 'block',
  height: 12,
  borderRadius: '$mark',
  backgroundColor: '$accentMark',
});
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: '90px 70px 1fr',
  alignItems: 'center',
  gap: '$3',
});
const Plate = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: 160,
  height: 96,
  borderRadius: '$card',
  color: '$text',
  variants: {
    level: {
      sunken: { backgroundColor: '$sunken' },
      surface: {
        backgroundColor: '$surface',
        border: '1px solid $border',
        elevation: 'card',
      },
      raised: {
        backgroundColor: '$raised',
        border: '1px solid $raisedBorder',
        elevation: 'popover',
      },
    },
  },
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

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap="3">
      {(['fast', 'base', 'slow'] as const).map((pace) => (
        <Row key={pace}>
          <Text>{pace}</Text>
          <Text emphasis="quiet">{scales.transitions[pace].split(' ')[0]}</Text>
          <Mover pace={pace} moved={moved} />
        </Row>
      ))}
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
      lead="One typeface in seven sizes, a 4 px grid, three levels of elevation, and motion only for what a person moved."
    >
      <Section title="Type">
        {textSizes.map((size) => (
          <Row key={size}>
            <Text emphasis="quiet">{size}</Text>
            <Text emphasis="quiet">{scales.fontSizes[size]}</Text>
            <Text size={size}>Oil 1,284.6 Sm³/d</Text>
          </Row>
        ))}
      </Section>
      <Section title="Space">
        {Object.entries(scales.space).map(([name, length]) => (
          <Row key={name}>
            <Text>${name}</Text>
            <Text emphasis="quiet">{length}</Text>
            <Bar style={{ width: length }} />
          </Row>
        ))}
      </Section>
      <Section title="Elevation">
        <Stack direction="row" gap="6" wrap>
          {(['sunken', 'surface', 'raised'] as const).map((level) => (
            <Plate key={level} level={level}>
              {level}
            </Plate>
          ))}
        </Stack>
      </Section>
      <Section title="Motion">
        <Motion />
      </Section>
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
