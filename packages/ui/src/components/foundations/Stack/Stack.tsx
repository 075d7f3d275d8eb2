import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps } from '../../props.ts';

/** Gaps in steps of 4 px: 3 is 12 px. */
export const gapSteps = [0, 1, 2, 3, 4, 6, 8] as const;
/** The gap between children, in steps of 4 px, as a number or as text; `normal` is the one of the page's density. */
export type Gap = (typeof gapSteps)[number] | `${(typeof gapSteps)[number]}` | 'normal';

const Root = styled('div', {
  display: 'flex',
  minWidth: 0,
  variants: {
    direction: { column: { column: '$$gap' }, row: { gap: '$$gap' } },
    gap: {
      0: { $$gap: '0px' },
      1: { $$gap: '$space$1' },
      2: { $$gap: '$space$2' },
      3: { $$gap: '$space$3' },
      4: { $$gap: '$space$4' },
      6: { $$gap: '$space$6' },
      8: { $$gap: '$space$8' },
      normal: { $$gap: '$space$gap' },
    },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      'space-between': { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
});

/** Props of {@link Stack}; all of a div's besides. */
export interface StackProps extends AsChildProps, ComponentPropsWithRef<'div'> {
  /** Which way the children follow one another. @default column */
  direction?: 'column' | 'row';
  /** The gap between them, in steps of 4 px. @default 4 */
  gap?: Gap;
  /** Across the direction. @default stretch in a column, center in a row */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. @default start */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Lets the children flow into further lines. @default false */
  wrap?: boolean;
}

/** Children one after another with an even gap: the product's one way to place things side by side. */
export function Stack(props: StackProps) {
  const {
    direction = 'column',
    gap = 4,
    align = direction === 'row' ? 'center' : 'stretch',
    justify = 'start',
    wrap = false,
    asChild = false,
    children,
    className,
    ...rest
  } = props;
  const { root, content } = readChild(asChild, children, className);
  return (
    <Root {...rest} {...root} direction={direction} gap={gap} align={align} justify={justify} wrap={wrap}>
      {content}
    </Root>
  );
}
