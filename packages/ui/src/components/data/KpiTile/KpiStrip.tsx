import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { kpiStripWords } from './kpi-strip.words.ts';

const Strip = styled('div', { container: 'kpi-strip / inline-size' });

const oneRow = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateColumns: 'none',
} as const;

/** Tiles of 150 px. */
const dense = {
  '--kpi-padding': '$space$3',
  '--kpi-label': '$fontSizes$caption',
  '--kpi-figure': '$fontSizes$heading',
  '--kpi-unit': '$fontSizes$caption',
  '--kpi-height': '152px',
} as const;

const Tiles = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // Where one unit needs a line of its own, all have one: what stands below is on the same line from tile to tile.
  // Not beside a wide tile, whose own lines decide how high a row is while its figures come.
  '&:has([data-unit=long]):not(:has(> [data-wide]))': {
    '[data-unit]': { flexBasis: '100%' },
    '[data-figure]': {
      alignContent: 'start',
      minHeight: 'calc(1lh + 1.25 * var(--kpi-unit, $fontSizes$body))',
    },
  },
  '@container kpi-strip (max-width: 619px)': {
    ...dense,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '$2',
    '--kpi-height': '0px',
    '> [data-wide]': { gridColumn: '1 / -1' },
    // None stands beside an empty place.
    '&:has(> [data-wide]) > :last-child:nth-child(even)': { gridColumn: '1 / -1' },
    '&:not(:has(> [data-wide])) > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  // Four abreast, one of which takes two places; six tiles fill two rows.
  '@container kpi-strip (min-width: 620px) and (max-width: 1099.98px)': {
    '&:has(> [data-wide])': { ...dense, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$3' },
    '&:has(> [data-wide]) > :is([data-wide], :last-child:nth-child(4n + 2))': { gridColumn: 'span 2' },
  },
  // Three abreast, the last one as wide as what is left of its row; four stand two by two.
  '@container kpi-strip (min-width: 620px) and (max-width: 919.98px)': {
    '&:not(:has(> [data-wide]))': {
      '&:has(> :last-child:nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '> :last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
      '> :last-child:nth-child(3n + 1):not(:nth-child(4))': { gridColumn: '1 / -1' },
    },
  },
  '@container kpi-strip (min-width: 920px)': { '&:not(:has(> [data-wide]))': oneRow },
  // Room for all tiles in one row, though one of them takes two places.
  '@container kpi-strip (min-width: 1100px)': {
    ...oneRow,
    '> [data-wide]': { gridColumn: 'span 2' },
    // Seven places and more leave 150 px to each.
    '&:has(> [data-wide])': { ...dense, gap: '$3' },
  },
  '@print': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** Props of {@link KpiStrip}. */
export interface KpiStripProps extends RootProps {
  /** The tiles. */
  children: ReactNode;
}

/**
 * Tiles side by side: all in one row where the strip has room, else three or four abreast, in a narrow place two. All of them are
 * in sight: none is swiped to.
 */
export function KpiStrip({ children, ...root }: KpiStripProps) {
  const words = useWords(kpiStripWords);
  return (
    <Strip {...root}>
      <Tiles role="group" aria-label={words.label}>
        {children}
      </Tiles>
    </Strip>
  );
}
