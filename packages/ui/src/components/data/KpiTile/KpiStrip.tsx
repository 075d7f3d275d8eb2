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

const Tiles = styled('div', {
  display: 'grid',
  focusRing: 2,
  gap: '$gap',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container kpi-strip (max-width: 619px)': {
    ...oneRow,
    gridAutoColumns: 'auto',
    // What is only read aloud stands absolutely: it scrolls with its tile.
    position: 'relative',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Room for the shadow of a tile.
    paddingBlock: 4,
    marginBlock: -4,
    // The next tile shows its beginning, so that one sees that there are more.
    '> *': { width: 'min(240px, 72cqi)', scrollSnapAlign: 'start' },
    '> [data-wide]': { width: 'min(320px, 86cqi)' },
  },
  '@container kpi-strip (min-width: 920px)': { '&:not(:has(> [data-wide]))': oneRow },
  // Room for all tiles in one row, though one of them takes two places.
  '@container kpi-strip (min-width: 1100px)': {
    ...oneRow,
    '> [data-wide]': { gridColumn: 'span 2' },
    // Seven places and more leave 150 px to each.
    '&:has(> [data-wide])': {
      gap: '$3',
      '--kpi-padding': '$space$3',
      '--kpi-label': '$fontSizes$caption',
      '--kpi-figure': '$fontSizes$heading',
      '--kpi-wrap': 'wrap',
      '--kpi-height': '178px',
    },
  },
  '@print': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', overflow: 'visible' },
});

/** Props of {@link KpiStrip}. */
export interface KpiStripProps extends RootProps {
  /** The tiles. */
  children: ReactNode;
}

/**
 * Tiles side by side: all in one row where the strip has room, else three abreast; in a narrow place one row that is
 * swiped sideways and stops at a tile.
 */
export function KpiStrip({ children, ...root }: KpiStripProps) {
  const words = useWords(kpiStripWords);
  return (
    <Strip {...root}>
      <Tiles ref={reachWhileSwiped} role="group" aria-label={words.label}>
        {children}
      </Tiles>
    </Strip>
  );
}

/** Takes the focus while it can be scrolled, so that keys scroll it too: tiles may hold nothing to focus. */
function reachWhileSwiped(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
