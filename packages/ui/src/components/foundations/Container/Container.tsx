import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps, type NativeProps, type Size } from '../../props.ts';

const Root = styled('div', {
  width: '100%',
  minWidth: 0,
  marginInline: 'auto',
  paddingInline: '$4',
  '@small': { paddingInline: '$6' },
  variants: { size: { sm: { maxWidth: 640 }, md: { maxWidth: 960 }, lg: { maxWidth: '$sizes$pageMax' } } },
});

/** Props of {@link Container}; all of a div's besides. */
export interface ContainerProps extends AsChildProps, NativeProps<'div'> {
  /** How wide it becomes: 640 px for reading and forms, 960 px, or 1600 px as pages of the portal. @default lg */
  size?: Size;
}

/** Keeps a page's content in the middle, no wider than can be read, and off the window's edges. */
export function Container({ size = 'lg', asChild = false, children, className, ...rest }: ContainerProps) {
  const { root, content } = readChild(asChild, children, className);
  return (
    <Root {...rest} {...root} size={size}>
      {content}
    </Root>
  );
}
