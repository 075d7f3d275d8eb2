import { useEffect, useRef, useState, type ReactNode } from 'react';
import { scrollFades } from '../../scroll-shadows.ts';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { InLine } from './in-line.ts';
import { kpiStripWords } from './kpi-strip.words.ts';

// Widths are in rem: larger text of the reader needs more room, and gets fewer columns.
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
  '@container kpi-strip (max-width: 38.6875rem)': {
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
  '@container kpi-strip (min-width: 38.75rem) and (max-width: 68.74875rem)': {
    '&:has(> [data-wide])': { ...dense, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$3' },
    '&:has(> [data-wide]) > :is([data-wide], :last-child:nth-child(4n + 2))': { gridColumn: 'span 2' },
  },
  // Three abreast, the last one as wide as what is left of its row; four stand two by two.
  '@container kpi-strip (min-width: 38.75rem) and (max-width: 57.49875rem)': {
    '&:not(:has(> [data-wide]))': {
      '&:has(> :last-child:nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '> :last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
      '> :last-child:nth-child(3n + 1):not(:nth-child(4))': { gridColumn: '1 / -1' },
    },
  },
  // One row of up to five, or of six where there is room; six stand three by three, and more four abreast in rows without an
  // empty place.
  '@container kpi-strip (min-width: 57.5rem)': {
    '&:not(:has(> [data-wide])):not(:has(> :nth-child(6)))': oneRow,
    '&:not(:has(> [data-wide])):has(> :nth-child(7))': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '> :last-child:nth-child(4n + 3)': { gridColumn: 'span 2' },
      '> :last-child:nth-child(4n + 2)': { gridColumn: 'span 3' },
      '> :last-child:nth-child(4n + 1)': { gridColumn: '1 / -1' },
    },
  },
  // Room for all tiles in one row, though one of them takes two places.
  '@container kpi-strip (min-width: 68.75rem)': {
    '&:not(:has(> [data-wide])):not(:has(> :nth-child(7)))': oneRow,
    '> [data-wide]': { gridColumn: 'span 2' },
    // Seven places and more leave 150 px to each.
    '&:has(> [data-wide])': { ...oneRow, ...dense, gap: '$3' },
  },
  '@print': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const LinePlace = styled('div', { container: 'kpi-line / inline-size' });

/** One row of figures where there is room for it, each as wide as it needs; rows of them in a narrow place. */
const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  // One rule between two of them.
  gap: 1,
  border: '1px solid $border',
  borderRadius: '$card',
  backgroundColor: '$border',
  elevation: 'card',
  '@container kpi-line (min-width: 48rem)': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    // Names of one line and of two, and below them the figures side by side.
    gridTemplateRows: 'repeat(3, auto)',
    gap: '0 1px',
    // Where not even the words have room beside one another.
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    focusRing: 2,
    ...scrollFades(),
  },
  '@print': { boxShadow: 'none' },
});

/** Layouts of a {@link KpiStrip}. */
export const kpiStripLayouts = ['tiles', 'line'] as const;

/** Props of {@link KpiStrip}. */
export interface KpiStripProps extends RootProps {
  /** The tiles. */
  children: ReactNode;
  /**
   * `tiles` are figures for their own sake, in as many rows as it takes; `line` is one low row, or several in a narrow place: for
   * figures above what a page is about. @default tiles
   */
  layout?: (typeof kpiStripLayouts)[number];
}

/** Tiles side by side: in rows of so many as have room, or in one line. */
export function KpiStrip({ children, layout = 'tiles', ...root }: KpiStripProps) {
  const words = useWords(kpiStripWords);
  if (layout === 'line') return <FigureLine {...root} label={words.label} content={children} />;
  return (
    <Strip {...root}>
      <Tiles role="group" aria-label={words.label}>
        {children}
      </Tiles>
    </Strip>
  );
}

/** What is scrolled to by pointer can be scrolled to by keyboard: a line that has room for all takes no focus. */
function FigureLine({ label, content, ref, ...root }: RootProps & { label: string; content: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = line.current!;
    const measure = () => setCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [content]);
  return (
    <InLine value={true}>
      <LinePlace {...root} ref={ref}>
        <Line ref={line} role="group" aria-label={label} {...(cut && { tabIndex: 0 })}>
          {content}
        </Line>
      </LinePlace>
    </InLine>
  );
}
