import type { NativeProps, Tone } from '../../props.ts';

const ring = 'M8 1.25a6.75 6.75 0 1 1 0 13.5 6.75 6.75 0 0 1 0-13.5Z';
const triangle = 'M8 1.75 15 14H1L8 1.75Z';

/**
 * Drawn here and not taken from the icon library: messages stand on the sign-in page, which must not wait for it.
 */
const shapes = {
  neutral: `${ring}M5 8h6`,
  info: `${ring}M8 7.25v4M8 4.75v.01`,
  good: `${ring}M5 8.25l2.1 2.1L11 6.25`,
  warning: `${triangle}M8 6v4M8 11.9v.01`,
  critical: `${ring}M8 4.5v4M8 11.25v.01`,
} satisfies Record<Tone, string>;

/** Props of {@link ToneIcon}; all of a native `svg`'s besides. */
export interface ToneIconProps extends Omit<NativeProps<'svg'>, 'children'> {
  /** Which icon. */
  tone: Tone;
  /** Width and height in pixels. @default 16 */
  width?: number;
}

/** The icon of a message's tone: each has a shape of its own, since a hue alone says nothing to many. */
export function ToneIcon({ tone, width = 16, ...rest }: ToneIconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      width={width}
      height={width}
    >
      <path d={shapes[tone]} />
    </svg>
  );
}
