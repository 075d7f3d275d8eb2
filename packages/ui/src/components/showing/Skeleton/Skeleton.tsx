import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Root = styled('div', {
  column: '$2',
  minWidth: 0,
  maxWidth: '100%',
  // What comes within 150 ms shows no skeleton at all.
  animation: `${appear.name} $transitions$fast 150ms both`,
});
const Shape = styled('div', {
  maxWidth: '100%',
  backgroundColor: '$skeleton',
  '@forced': { border: '1px solid GrayText' },
  variants: {
    shape: {
      text: {
        height: 12,
        marginBlock: 4,
        borderRadius: '$mark',
        '&:last-child:not(:first-child)': { width: '60%' },
      },
      block: { borderRadius: '$control' },
      circle: { borderRadius: '$round' },
    },
  },
});

/** Shapes that stand for what is to come. */
export const skeletonShapes = ['text', 'block', 'circle'] as const;
/** The shape that stands for what is to come. */
export type SkeletonShape = (typeof skeletonShapes)[number];

/** Props of {@link Skeleton}; all of a div's besides. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Lines of text, a block (chart, picture) or a circle (avatar). @default text */
  shape?: SkeletonShape;
  /** How many lines of text. @default 1 */
  lines?: number;
  /** Width in pixels, at most the width there is; without it, all of that. */
  width?: number;
  /** Height of a block or circle in pixels. @default 40 */
  height?: number;
}

/**
 * The shape of content that is on its way. It holds still and says nothing: mark the region around it
 * `aria-busy`.
 */
export function Skeleton({ shape = 'text', lines = 1, width, height = 40, ...rest }: SkeletonProps) {
  const size = {
    width: width ?? (shape === 'circle' ? height : undefined),
    height: shape === 'text' ? undefined : height,
  };
  return (
    <Root aria-hidden="true" {...rest}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <Shape key={line} shape={shape} style={size} />
      ))}
    </Root>
  );
}
