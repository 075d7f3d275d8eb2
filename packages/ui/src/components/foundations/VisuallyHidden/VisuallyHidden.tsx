import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps } from '../../props.ts';

const Root = styled('span', {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Props of {@link VisuallyHidden}; all of a span's besides. */
export interface VisuallyHiddenProps extends AsChildProps, ComponentPropsWithRef<'span'> {}

/** Words that are read aloud and not shown. */
export function VisuallyHidden({ asChild = false, children, className, ...rest }: VisuallyHiddenProps) {
  const { root, content } = readChild(asChild, children, className);
  return (
    <Root {...rest} {...root}>
      {content}
    </Root>
  );
}
