import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { moveByKey } from '../../list-keys.ts';

/** A rectangle of a drawing, px. */
export interface MarkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One thing of a chart that can be read and reached: a bar, a point, a span. */
export interface ChartMark {
  readonly key: string;
  /** What it says when it is read aloud or pointed at: name, value, unit. */
  readonly name: string;
  /** Where it is, px: the focus ring stands around it. */
  readonly box: MarkBox;
  readonly shape: ReactNode;
  /** It was chosen; without it the mark is only read. */
  readonly onSelect?: (() => void) | undefined;
  /** A key that is the mark's own. @returns whether it was */
  readonly onKey?: ((event: KeyboardEvent<SVGElement>) => boolean) | undefined;
  /** What of them `onKey` takes, as `aria-keyshortcuts` has it. */
  readonly keyShortcuts?: string | undefined;
  /** The focus left it. */
  readonly onLeave?: (() => void) | undefined;
  /** A press of the pointer on it begins. */
  readonly onPress?: ((event: PointerEvent<SVGElement>) => void) | undefined;
}

/** Props of {@link MarkGroup}. */
export interface MarkGroupProps {
  /** Names the group of marks and explains the keys. */
  label: string;
  /** px. */
  width: number;
  height: number;
  /** In the order in which arrow keys go through them. */
  marks: readonly ChartMark[];
  /** Grid, axes and names, behind the marks; not read aloud. */
  behind?: ReactNode;
  /** Figures and lines, before the marks; not read aloud and not in the pointer's way. */
  before?: ReactNode;
  /** Lines and words over everything, read aloud. */
  over?: ReactNode;
  /** How a mark under the pointer stands out. @default 'ring' */
  hover?: 'ring' | 'fade';
  /** Where a key goes from a mark, where marks have more than one order. @default from one to the next */
  step?: (index: number, key: string) => number | null;
}

const Svg = styled('svg', {
  display: 'block',
  overflow: 'visible',
  maxWidth: 'none',
  fontSize: '$fontSizes$caption',
  figures: 'tabular',
  '[data-mark]': { outline: 'none', cursor: 'default' },
  '[data-mark][role=button]': { cursor: 'pointer' },
  '[data-ring]': { display: 'none' },
  '[data-mark]:focus-visible [data-ring]': {
    display: 'inline',
    fill: 'none',
    stroke: '$focus',
    strokeWidth: 2,
  },
  variants: {
    hover: {
      ring: {
        '[data-mark]:hover [data-ring]': {
          display: 'inline',
          fill: 'none',
          stroke: '$textQuiet',
          strokeWidth: 1,
        },
      },
      fade: { '[data-mark]:hover [data-fill]': { opacity: 0.85 } },
    },
  },
});

/** The drawing of a chart whose marks can be reached: one stop for Tab, arrow keys from mark to mark. */
export function MarkGroup(props: MarkGroupProps) {
  const { label, width, height, marks, behind, before, over, hover = 'ring', step } = props;
  const away = hover === 'ring' ? 3 : 2;
  const [stop, setStop] = useState(0);
  const reachable = Math.min(stop, marks.length - 1);
  const press = (event: KeyboardEvent<SVGElement>, index: number) => {
    const { onSelect, onKey } = marks[index]!;
    if (onKey?.(event)) {
      event.preventDefault();
      return;
    }
    if (onSelect && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onSelect();
      return;
    }
    const to = step
      ? step(index, event.key)
      : moveByKey(event.key, index, marks.length, { page: 10, sideways: true });
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.parentElement?.querySelector<SVGElement>(`[data-mark="${to}"]`)?.focus();
  };
  return (
    <Svg width={width} height={height} role="group" aria-label={label} hover={hover}>
      {behind && <g aria-hidden="true">{behind}</g>}
      {marks.map(({ key, name, box, shape, onSelect, onKey, keyShortcuts, onLeave, onPress }, index) => (
        <g
          key={key}
          data-mark={index}
          role={onSelect || onKey ? 'button' : 'img'}
          aria-label={name}
          tabIndex={index === reachable ? 0 : -1}
          aria-keyshortcuts={keyShortcuts}
          onFocus={() => setStop(index)}
          onBlur={onLeave}
          onClick={onSelect}
          onPointerDown={onPress}
          onKeyDown={(event) => press(event, index)}
        >
          <title>{name}</title>
          {shape}
          <rect
            data-ring=""
            x={box.x - away}
            y={box.y - away}
            width={Math.max(0, box.width) + 2 * away}
            height={Math.max(0, box.height) + 2 * away}
            rx={away + 1}
            pointerEvents="none"
          />
        </g>
      ))}
      {before && (
        <g aria-hidden="true" pointerEvents="none">
          {before}
        </g>
      )}
      {over}
    </Svg>
  );
}
