import { keyframes, styled } from '../../../themes/stitches.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('svg', {
  flex: 'none',
  animation: `${turn.name} 800ms linear infinite`,
});

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Width and height in pixels. @default 16 */
  size?: number;
}

/** A turning ring in the color of the text around it. It says nothing itself: words beside it must. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return (
    <Ring width={size} height={size} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" strokeWidth="2" strokeOpacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeWidth="2" strokeLinecap="round" />
    </Ring>
  );
}
