import { use, useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { ValueState } from '../../showing/ValueState/ValueState.tsx';
import { isDrawable } from '../chart-parts/chart-text.ts';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { KpiChange, type KpiChangeProps } from './KpiChange.tsx';
import { KpiDetails, type AbsentState, type KpiItem } from './KpiDetails.tsx';
import { InLine } from './in-line.ts';

/** Props of {@link KpiTile}. */
export interface KpiTileProps extends RootProps {
  /** What is counted or measured. */
  label: string;
  /** Of which time it speaks, in a quieter line below the label, for example `Last 30 days`. */
  basis?: string;
  /** The figure: a number, written in the reader's language, or text as it is to be read; null where there is none. */
  value: string | number | null;
  /** Why there is none. @default noData */
  state?: AbsentState | undefined;
  /** Decimals of a number. @default as many as it has, up to three */
  digits?: number;
  /** Beside the figure, quieter, for example `Sm³/d`. */
  unit?: string;
  /** How it compares with the window before: a share alone, or with words; null where nothing is known to compare with. */
  change?: KpiChangeProps | number | null;
  /** Smaller figures that belong to it, one below the other. @default none */
  items?: readonly KpiItem[];
  /** Places that it takes in a strip that has room for all tiles in one row; two have the items beside the figure. @default 1 */
  span?: 1 | 2;
  /** Its course, oldest first; gaps as null. A single value is no course and is not drawn. */
  trend?: ArrayLike<number | null | undefined>;
  /** The data's age: a `DataAge`. */
  age?: ReactNode;
  /** Where the figure is explained; the whole tile leads there. */
  href?: string;
  /** Whether what its link shows is shown already. @default false */
  current?: boolean;
  /** Small buttons beside the label, as one that opens an explanation. */
  actions?: ReactNode;
  /** Lower: the figure is smaller, and what `basis` says stands beside it. For figures above what a page is about. @default false */
  compact?: boolean;
  /** The figure is on its way. @default false */
  loading?: boolean;
  /** Stands where the figure would be when it could not be had: words, and a button to try again. */
  error?: ReactNode;
}

const Root = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // That of a figure with its change and its course, so that nothing below moves when they come.
  minHeight: 'var(--kpi-height, 168px)',
  padding: 'var(--kpi-padding, $space$4)',
  border: '1px solid $border',
  borderRadius: '$card',
  backgroundColor: '$surface',
  elevation: 'card',
  '&:has(a:hover)': { borderColor: '$borderStrong' },
  '&:has(a[aria-current])': { borderColor: '$accentMark', boxShadow: 'inset 0 3px $colors$accentMark' },
  '&:has(a:focus-visible)': { outline: '2px solid $focus', outlineOffset: 2 },
  '@print': { breakInside: 'avoid', boxShadow: 'none' },
  variants: {
    inLine: {
      true: {
        flex: '1 1 9.5rem',
        border: 0,
        borderRadius: 0,
        boxShadow: 'none',
        scrollSnapAlign: 'start',
        '@supports (grid-template-rows: subgrid)': {
          '@container kpi-line (min-width: 48rem)': {
            display: 'grid',
            gridRow: 'span 3',
            gridTemplateRows: 'subgrid',
          },
        },
        '&:has(a:focus-visible)': { outlineOffset: -2 },
      },
    },
    compact: {
      true: {
        '--kpi-height': '0px',
        '--kpi-padding': '$space$2 $space$3',
        '--kpi-figure': '$fontSizes$heading',
        '--kpi-unit': '$fontSizes$small',
        '[data-unit]': { marginInlineEnd: '$1' },
      },
    },
  },
});

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  columnGap: '$3',
} as const;

const Content = styled('div', {
  column: 0,
  flexGrow: 1,
  minWidth: 0,
  variants: {
    wide: {
      // Where the tile, which is half of a narrow strip or all of it, has 290 px or more.
      true: { '@container kpi-strip (min-width: 21.25rem)': beside },
    },
  },
});

const Label = styled('p', {
  quiet: 'var(--kpi-label, $fontSizes$small)',
  fontWeight: '$medium',
  a: { color: 'inherit', textDecoration: 'none', outline: 'none' },
  // The link's name is the label; its area is the tile.
  'a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  flex: 1,
  minWidth: 'min-content',
  textWrap: 'pretty',
  variants: {
    inLine: { true: { lineHeight: '$snug' } },
  },
});

const Head = styled('div', { display: 'flex', alignItems: 'flex-start', gap: '$1', minWidth: 0 });

/** Above the link that covers the tile, and no higher than the label's line. */
const Actions = styled('div', { position: 'relative', zIndex: 1, display: 'flex', marginBlock: -6 });

const Basis = styled('p', { quiet: '$caption', figures: 'tabular', overflowWrap: 'anywhere' });

/** The basis in the line of the figure. */
const BasisBeside = styled('span', {
  quiet: '$caption',
  fontWeight: '$regular',
  letterSpacing: '$normal',
});

const Figure = styled('p', {
  display: 'flex',
  // A figure is never cut for its unit: the unit goes below it where both have no room.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$1',
  marginTop: '$1',
  minWidth: 0,
  fontSize: 'var(--kpi-figure, $fontSizes$display)',
  fontWeight: '$strong',
  letterSpacing: '$tight',
  lineHeight: '$tight',
  figures: 'tabular',
  '@container kpi-strip (max-width: 38.6875rem)': { fontSize: '$heading' },
});

// A figure that lost its end would be another figure: it breaks instead.
const Number = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });

/** Letters of a unit that has room beside its figure in every strip. */
const maxShortUnit = 8;

/** Words in a figure's line, which keeps its height. */
const Missing = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1lh',
  '& > span': { fontSize: '$lead', fontWeight: '$medium', letterSpacing: '$normal' },
});

const Unit = styled('span', {
  flexShrink: 0,
  quiet: 'var(--kpi-unit, $fontSizes$body)',
  fontWeight: '$regular',
  letterSpacing: '$normal',
});

const Foot = styled('div', {
  column: '$1',
  marginTop: 'auto',
  paddingTop: '$2',
  // Above the link that covers the tile, so that the age's full time can be had.
  '> :last-child': { position: 'relative', zIndex: 1, alignSelf: 'flex-start' },
});

const Main = styled('div', { column: 0, minWidth: 0 });

const Course = styled('div', {
  alignSelf: 'stretch !important',
  width: '100%',
  marginTop: 'auto',
  paddingTop: '$1',
});

const Failure = styled('div', {
  position: 'relative',
  zIndex: 1,
  marginTop: '$2',
  color: '$text',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

/** Writes a figure in a language; a dash for what is no number. */
function figureText(value: number, locale: string, digits: number | undefined): string {
  if (!isFinite(value)) return '–';
  return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** One key figure: number and quiet unit, how it changed, what belongs to it, its course, and how old it is. */
export function KpiTile(props: KpiTileProps) {
  const { label, basis, value, state = 'noData', digits, unit, change, items = [], ...others } = props;
  const { span = 1, trend, age, href, current = false, loading = false, error, ...more } = others;
  const { actions, compact: low = false, ...root } = more;
  const id = useId();
  const locale = useLocale();
  const inLine = use(InLine);
  const compact = low || inLine;
  const wide = span === 2;
  const known = Array.from(trend ?? []).filter(isDrawable);
  const course = trend && known.length > 1 && (
    <Course>
      <Sparkline values={trend} height={28} />
    </Course>
  );
  return (
    <Root
      role="group"
      aria-labelledby={id}
      aria-busy={loading}
      data-wide={wide || undefined}
      compact={compact}
      inLine={inLine}
      {...root}
    >
      <Head>
        <Label id={id} inLine={inLine}>
          {href === undefined ? (
            label
          ) : (
            <a href={href} aria-current={current || undefined}>
              {label}
            </a>
          )}
        </Label>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {basis !== undefined && !compact && <Basis>{basis}</Basis>}
      {loading && compact && (
        <Figure as="div">
          <Missing>
            <Skeleton shape="block" width={96} height={20} />
          </Missing>
        </Figure>
      )}
      {loading && !compact && (
        <Content wide={wide}>
          <div style={{ marginTop: 8 }}>
            <Skeleton shape="block" width={120} height={30} />
            {(change !== undefined || items.length === 0) && (
              <div style={{ marginTop: 8 }}>
                <Skeleton width={96} />
              </div>
            )}
          </div>
          {items.length > 0 ? (
            <KpiDetails items={items} wide={wide} loading />
          ) : (
            <div style={{ marginTop: 8 }}>
              <Skeleton shape="block" height={28} />
            </div>
          )}
        </Content>
      )}
      {!loading && error !== undefined && <Failure role="status">{error}</Failure>}
      {!loading && error === undefined && (
        <>
          <Content wide={wide}>
            <Main>
              <Figure data-figure="">
                {value === null ? (
                  <Missing>
                    <ValueState state={state} />
                  </Missing>
                ) : (
                  <>
                    <Number>{typeof value === 'number' ? figureText(value, locale, digits) : value}</Number>
                    {unit && (
                      <Unit data-unit={!compact && unit.length > maxShortUnit ? 'long' : 'short'}>
                        {unit}
                      </Unit>
                    )}
                  </>
                )}
                {compact && basis !== undefined && <BasisBeside data-basis="">{basis}</BasisBeside>}
              </Figure>
              {typeof change === 'number' ? (
                <KpiChange value={change} />
              ) : (
                change && <KpiChange {...change} />
              )}
              {wide && course}
            </Main>
            {items.length > 0 && <KpiDetails items={items} wide={wide} loading={false} />}
          </Content>
          {(!compact || course || age) && (
            <Foot>
              {!wide && course}
              {age && <div>{age}</div>}
            </Foot>
          )}
        </>
      )}
    </Root>
  );
}
