import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useOverlayContainer } from '../overlay-container.ts';

const Content = styled(Parts.Content, {
  zIndex: '$tooltip',
  maxWidth: 280,
  padding: '$1 $2',
  border: '1px solid transparent',
  borderRadius: '$control',
  backgroundColor: '$tooltip',
  color: '$onTooltip',
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What it says: a few words, never the only place where they stand. */
  text: ReactNode;
  /** Along which side of its subject it stands, if there is room. @default top */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it speaks of: one element that can have the focus. */
  children: ReactElement;
}

/** A few words more about a control, shown on hover and on focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const container = useOverlayContainer();
  return (
    <Parts.Provider delayDuration={400} disableHoverableContent>
      <Parts.Root>
        <Parts.Trigger asChild>{children}</Parts.Trigger>
        <Parts.Portal container={container}>
          <Content side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}
