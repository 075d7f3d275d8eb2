import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';

/** How much of the mark is shown. */
export const markParts = ['sign', 'full'] as const;
/** How much of the mark is shown. */
export type MarkPart = (typeof markParts)[number];

/** Props of {@link Mark}; all of an svg's besides. */
export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'height' | 'width'> {
  /** The sign alone, or sign and word. @default 'full' */
  part?: MarkPart;
  /** Height in px. @default 24 */
  height?: number;
  /** Names the product where no words beside the mark do. */
  label?: string;
}

const Svg = styled('svg', {
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/**
 * The product's mark, in the color of the text around it: the contours of a reservoir and the well that
 * reaches its top; and the letters CNX drawn with the same stroke.
 */
export function Mark({ part = 'full', height = 24, label, ...rest }: MarkProps) {
  const full = part === 'full';
  const width = full ? 76 : 24;
  return (
    <Svg
      {...rest}
      viewBox={`0 0 ${width} 24`}
      width={(height / 24) * width}
      height={height}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M21.1 9.2A9.5 9.5 0 1 1 14.8 2.9" strokeWidth={2.2} />
      <path d="M17 11.6A5 5 0 1 1 12.4 7" strokeWidth={1.8} opacity={0.6} />
      <path d="M12 12l8.6-8.6" strokeWidth={2.2} />
      <circle cx="12" cy="12" r="2.3" fill="currentColor" strokeWidth={0} />
      {full && (
        <g strokeWidth={2.6}>
          <path d="M44.2 7.2a6 6 0 1 0 0 9.6" />
          <path d="M49.6 18V6l8.4 12V6" />
          <path d="M63.6 6l9 12M72.6 6l-9 12" />
        </g>
      )}
    </Svg>
  );
}
