import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import type { Size } from '../../props.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('svg', {
  flex: 'none',
  animation: `${turn.name} 800ms linear infinite`,
});

const sides: Record<Size, number> = { sm: 12, md: 16, lg: 20 };

/** Props of {@link Spinner}; all of an svg's besides. */
export interface SpinnerProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** How large it is: 12, 16 or 20 px. @default md */
  size?: Size;
  /** What is on its way, read aloud where no words beside it say so. @default it is silent */
  label?: string;
}

/** A turning ring in the color of the text around it. It is silent beside words that say what is on its way; alone it has a `label`. */
export function Spinner({ size = 'md', label, ...rest }: SpinnerProps) {
  const side = sides[size];
  return (
    <Ring
      width={side}
      height={side}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      <circle cx="8" cy="8" r="6.5" strokeWidth="2" strokeOpacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeWidth="2" strokeLinecap="round" />
    </Ring>
  );
}
