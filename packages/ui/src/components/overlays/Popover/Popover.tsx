import { Popover as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';

const Content = styled(Parts.Content, overlayRules, {
  overflowY: 'auto',
  variants: { padded: { true: { padding: '$4' } } },
});

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** What the popover is, for those who do not see where it came from. */
  label: string;
  /** How it lines up with the trigger. @default start */
  align?: 'start' | 'center' | 'end';
  /** Whether it is shown, where the caller decides; otherwise it keeps that itself. */
  open?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Space inside the edge. @default true */
  padded?: boolean;
  children: ReactNode;
}

/** A small panel at its trigger, for a few controls or an explanation. It closes by Escape or a press beside it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'start', padded = true, children, ...state } = props;
  const container = useOverlayContainer();
  return (
    <Parts.Root {...state}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal container={container}>
        <Content aria-label={label} align={align} sideOffset={6} collisionPadding={8} padded={padded}>
          {children}
        </Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
