import { useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { initialsOf } from './initials.ts';

/** Sizes of an avatar: 24, 32, 40 and 72 px. */
export const avatarSizes = ['xs', 'sm', 'md', 'lg'] as const;
/** The size of an avatar. */
export type AvatarSize = (typeof avatarSizes)[number];

const Root = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '$round',
  backgroundColor: '$accentSubtle',
  color: '$accentText',
  fontWeight: '$strong',
  letterSpacing: '$wide',
  lineHeight: 1,
  userSelect: 'none',
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    size: {
      xs: { size: 24, fontSize: 10 },
      sm: { size: 32, fontSize: '$caption' },
      md: { size: 40, fontSize: '$body' },
      lg: { size: 72, fontSize: '$heading' },
    },
  },
});
// Not as text: what stands beside a decorative avatar names its button, and initials would contradict it.
const Initials = styled('span', { '&::before': { content: 'attr(data-initials)' } });
const Photo = styled('img', { size: '100%', objectFit: 'cover' });

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The user's name, or their e-mail address. */
  name: string;
  /** Address of their photo; the initials stand in while there is none or if it does not load. */
  src?: string | undefined;
  /** How large it is. @default sm */
  size?: AvatarSize;
  /** Says nothing to assistive technology, where the name stands beside it. @default false */
  decorative?: boolean;
}

/** A user, by photo or initials. */
export function Avatar({ name, src, size = 'sm', decorative = false }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...said} size={size}>
      {src && src !== brokenSrc ? (
        <Photo src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : decorative ? (
        <Initials data-initials={initialsOf(name)} />
      ) : (
        initialsOf(name)
      )}
    </Root>
  );
}
