import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { Size } from '../../props.ts';
import { initialsOf } from './initials.ts';

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
      sm: { size: 24, fontSize: 10 },
      md: { size: 32, fontSize: '$caption' },
      lg: { size: 72, fontSize: '$heading' },
    },
  },
});
// Not as text: what stands beside a decorative avatar names its button, and initials would contradict it.
const Initials = styled('span', { gridArea: '1 / 1', '&::before': { content: 'attr(data-initials)' } });
const Written = styled('span', { gridArea: '1 / 1' });
const Photo = styled('img', { gridArea: '1 / 1', size: '100%', objectFit: 'cover' });

/** Props of {@link Avatar}; all of a span's besides. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The user's name, or their e-mail address. */
  name: string;
  /** Address of their photo; the initials stand in while there is none, until it has loaded, or if it does not load. */
  src?: string | undefined;
  /** How large it is: 24, 32 or 72 px. @default md */
  size?: Size;
  /** Says nothing to assistive technology, where the name stands beside it. @default false */
  decorative?: boolean;
}

/** A user, by photo or initials. */
export function Avatar({ name, src, size = 'md', decorative = false, ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...said} {...rest} size={size}>
      {src && src !== brokenSrc && (
        <Photo src={src} alt="" onLoad={() => setLoadedSrc(src)} onError={() => setBrokenSrc(src)} />
      )}
      {!(src && src === loadedSrc) &&
        (decorative ? <Initials data-initials={initialsOf(name)} /> : <Written>{initialsOf(name)}</Written>)}
    </Root>
  );
}
