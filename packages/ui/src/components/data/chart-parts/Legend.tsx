import type { ReactNode } from 'react';
import { colorVariable } from '../../../themes/color-variables.ts';
import { styled } from '../../../themes/stitches.ts';
import type { ColorName } from '../../../tokens/tokens.ts';

/** One item of a {@link Legend}. */
export interface LegendItem {
  readonly id: string;
  readonly label: string;
  readonly color: ColorName;
  /** Lengths of dash and space in px; empty for a solid line. */
  readonly dash?: readonly number[];
  /** What it is drawn as. @default 'line' */
  readonly shape?: 'line' | 'block';
  /** Its own mark, instead of that shape. */
  readonly icon?: ReactNode;
}

/** Props of {@link Legend}. */
export interface LegendProps {
  /** What the list names, read aloud. */
  label: string;
  items: readonly LegendItem[];
  /** Ids of what is not drawn now. */
  hidden: ReadonlySet<string>;
  /** Hides what is shown and shows what is hidden. */
  onToggle: (id: string) => void;
  /** The item under pointer or focus, null when it leaves. */
  onPoint: (id: string | null) => void;
}

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $1',
  padding: 0,
  marginInline: -6,
  listStyle: 'none',
});

const Item = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 24,
  maxWidth: 240,
  padding: '0 6px',
  bare: true,
  borderRadius: '$control',
  color: '$text',
  fontSize: '$caption',
  '&:hover': { backgroundColor: '$hover' },
  '&[aria-pressed=false]': {
    color: '$textQuiet',
    textDecoration: 'line-through',
    // On paper nothing is switched on: what is not drawn is not named.
    '@print': { display: 'none' },
  },
  '&[aria-pressed=false] svg': { opacity: 0.4 },
  span: { cut: true },
  '@touch': { minHeight: '$sizes$touch' },
});

/** Props of {@link SeriesStroke}. */
export interface SeriesStrokeProps {
  color: ColorName;
  /** Lengths of dash and space in px; empty for a solid line. @default solid */
  dash?: readonly number[] | undefined;
  /** Whether values stand on the line as dots. @default false */
  point?: boolean;
}

/** A short stroke in a series' color and dashes. */
export function SeriesStroke({ color, dash = [], point = false }: SeriesStrokeProps) {
  return (
    <svg width="16" height="8" aria-hidden="true" style={{ flexShrink: 0 }}>
      <line
        x1="1"
        x2="15"
        y1="4"
        y2="4"
        stroke={`var(${colorVariable(color)})`}
        strokeWidth="2.5"
        strokeDasharray={dash.join(' ')}
        strokeLinecap={dash.length > 0 ? 'butt' : 'round'}
      />
      {point && <circle cx="8" cy="4" r="3" fill={`var(${colorVariable(color)})`} />}
    </svg>
  );
}

function SeriesBlock({ color }: { color: ColorName }) {
  return (
    <svg width="10" height="10" aria-hidden="true" style={{ flexShrink: 0 }}>
      <rect width="10" height="10" rx="2" fill={`var(${colorVariable(color)})`} />
    </svg>
  );
}

/** Names the series of a chart; each name hides and shows its series. */
export function Legend({ label, items, hidden, onToggle, onPoint }: LegendProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, label: name, color, dash, shape, icon }) => (
        <li key={id}>
          <Item
            type="button"
            aria-pressed={!hidden.has(id)}
            onClick={() => onToggle(id)}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint(null)}
          >
            {icon ??
              (shape === 'block' ? (
                <SeriesBlock color={color} />
              ) : (
                <SeriesStroke color={color} dash={dash} />
              ))}
            <span>{name}</span>
          </Item>
        </li>
      ))}
    </List>
  );
}
