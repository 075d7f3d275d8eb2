import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import { percentText } from '../../number-text.ts';
import type { RootProps, Tone } from '../../props.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { ValueState, type ValueStateName } from '../../showing/ValueState/ValueState.tsx';
import { isDrawable } from '../chart-parts/chart-text.ts';
import { Sparkline } from '../Sparkline/Sparkline.tsx';

/** Where a figure went. */
export const kpiDirections = ['up', 'down', 'same'] as const;
/** Where a figure went. */
export type KpiDirection = (typeof kpiDirections)[number];

/** How a figure compares with the window before. */
export interface KpiChangeProps {
  /** The change: a share, written in per cent with its sign, or text: `+4.2 Sm³/d`. */
  value: string | number;
  /** What it is compared with, for example `to the 30 days before`. */
  description?: string;
  /** Which way its arrow points. @default the sign of a share, `same` for text */
  direction?: KpiDirection;
  /** Whether it is good news. Colors the change; direction icon and sign say the same without color. @default 'neutral' */
  tone?: Tone;
}

/** Why a tile has no figure: nothing arrived to read it from, or nothing has computed it. */
export type AbsentState = Exclude<ValueStateName, 'zero'>;

/** A smaller figure beside that of a tile. */
export interface KpiItem {
  /** What it is, for example `Of potential`. */
  label: string;
  /** The figure as it is to be read; null where there is none. */
  value: string | null;
  /** Why there is none. @default noData */
  state?: AbsentState | undefined;
  /** Beside it, quieter. */
  unit?: string | null;
  /** How it compares, in a line below, for example `97.3 % of plan`. */
  note?: string | undefined;
  /** Whether it is good news; the label says the same without color. @default 'neutral' */
  tone?: Tone;
}

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
  '&:has(a:focus-visible)': { outline: '2px solid $focus', outlineOffset: 2 },
  '@print': { breakInside: 'avoid', boxShadow: 'none' },
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
      true: { '@container kpi-strip (min-width: 340px)': beside },
    },
  },
});

const Details = styled('dl', {
  display: 'grid',
  // At the foot, where other tiles have their course.
  alignContent: 'end',
  flexGrow: 1,
  maxWidth: 220,
  marginTop: '$2',
  rowGap: '$1',
  quiet: '$caption',
  figures: 'tabular',
});

const DetailRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '$2',
});

const DetailValue = styled('dd', {
  fontWeight: '$medium',
  color: '$text',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      neutral: {},
      info: { color: '$infoText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
  },
});

const DetailNote = styled('dd', { flexBasis: '100%', color: '$textQuiet', textAlign: 'end' });

const DetailUnit = styled('span', { color: '$textQuiet', fontWeight: '$regular' });

const Label = styled('p', {
  quiet: 'var(--kpi-label, $fontSizes$small)',
  fontWeight: '$medium',
  cut: true,
  a: { color: 'inherit', textDecoration: 'none', outline: 'none' },
  // The link's name is the label; its area is the tile.
  'a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
});

const Basis = styled('p', { quiet: '$caption', figures: 'tabular', overflowWrap: 'anywhere' });

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
  '@container kpi-strip (max-width: 619px)': { fontSize: '$heading' },
});

const Number = styled('span', { cut: true });

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

const Change = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  minHeight: 20,
  marginTop: '$1',
  quiet: '$caption',
  svg: { flexShrink: 0 },
});

const Amount = styled('span', {
  flexShrink: 0,
  fontWeight: '$medium',
  figures: 'tabular',
  variants: {
    tone: {
      neutral: { color: '$text' },
      info: { color: '$infoText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
  },
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

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } satisfies Record<
  KpiDirection,
  unknown
>;

/** An item as it is drawn, or what holds its place. */
type DetailProps = Omit<KpiItem, 'value' | 'note'> & { value: ReactNode; note?: ReactNode };

function Detail({ label, value, state = 'noData', unit, note, tone = 'neutral' }: DetailProps) {
  return (
    <DetailRow>
      <dt>{label}</dt>
      <DetailValue tone={tone}>
        {value ?? <ValueState state={state} iconHidden />}
        {value !== null && unit && <DetailUnit> {unit}</DetailUnit>}
      </DetailValue>
      {note !== undefined && <DetailNote>{note}</DetailNote>}
    </DetailRow>
  );
}

/** Writes a share with its sign; one too small to be seen goes nowhere. */
function shareText(share: number, locale: string) {
  const value = percentText(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })(share);
  const shown = Math.round(share * 1000);
  const direction: KpiDirection = shown > 0 ? 'up' : shown < 0 ? 'down' : 'same';
  return { value, direction };
}

function Comparison({ value: given, description, direction: side, tone = 'neutral' }: KpiChangeProps) {
  const locale = useLocale();
  if (typeof given === 'number' && !isFinite(given)) return null;
  const { value, direction } =
    typeof given === 'number' ? shareText(given, locale) : { value: given, direction: 'same' as const };
  const Arrow = arrows[side ?? direction];
  return (
    <Change>
      <Amount tone={tone} css={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <Arrow size={14} />
        {value}
      </Amount>
      {description && <span>{description}</span>}
    </Change>
  );
}

/** Writes a figure in a language; a dash for what is no number. */
function figureText(value: number, locale: string, digits: number | undefined): string {
  if (!isFinite(value)) return '–';
  return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** One key figure: number and quiet unit, how it changed, what belongs to it, its course, and how old it is. */
export function KpiTile(props: KpiTileProps) {
  const { label, basis, value, state = 'noData', digits, unit, change, items = [], ...others } = props;
  const { span = 1, trend, age, href, loading = false, error, ...root } = others;
  const id = useId();
  const locale = useLocale();
  const wide = span === 2;
  const known = Array.from(trend ?? []).filter(isDrawable);
  const course = trend && known.length > 1 && (
    <Course>
      <Sparkline values={trend} height={28} />
    </Course>
  );
  return (
    <Root role="group" aria-labelledby={id} aria-busy={loading} data-wide={wide || undefined} {...root}>
      <Label id={id} title={label}>
        {href === undefined ? label : <a href={href}>{label}</a>}
      </Label>
      {basis !== undefined && <Basis>{basis}</Basis>}
      {loading && (
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
            <Details>
              {items.map((item) => (
                <Detail
                  key={item.label}
                  label={item.label}
                  value={<Skeleton width={40} />}
                  note={item.note && <Skeleton width={110} />}
                />
              ))}
            </Details>
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
                    {unit && <Unit data-unit={unit.length > maxShortUnit ? 'long' : 'short'}>{unit}</Unit>}
                  </>
                )}
              </Figure>
              {typeof change === 'number' ? (
                <Comparison value={change} />
              ) : (
                change && <Comparison {...change} />
              )}
              {wide && course}
            </Main>
            {items.length > 0 && (
              <Details>
                {items.map((item) => (
                  <Detail key={item.label} {...item} />
                ))}
              </Details>
            )}
          </Content>
          <Foot>
            {!wide && course}
            {age && <div>{age}</div>}
          </Foot>
        </>
      )}
    </Root>
  );
}
