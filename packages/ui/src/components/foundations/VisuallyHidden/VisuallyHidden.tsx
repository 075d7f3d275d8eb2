import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';

const Root = styled('span', {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** The element's id, so that others can refer to its words. */
  id?: string;
  children: ReactNode;
}

/** Words that are read aloud and not shown. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
