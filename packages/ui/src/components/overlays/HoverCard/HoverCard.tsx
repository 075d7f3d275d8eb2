import { HoverCard as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';

const Content = styled(Parts.Content, overlayRules, {
  width: 300,
  padding: '$4',
  // No keys get into it to scroll.
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Time before a card opens and before it closes, ms: to cross a link opens none, to cross the gap closes none. */
const delays = { openDelay: 400, closeDelay: 200 } as const;

/** Props of {@link HoverCard}; the rest goes to the card. */
export interface HoverCardProps extends RootProps {
  /** What it is about: a link or button, which must work without the card. */
  trigger: ReactElement;
  /** Along which side of the trigger it stands, if there is room. @default bottom */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** How it lines up with the trigger. @default start */
  align?: 'start' | 'center' | 'end';
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when the card opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * A preview of what a link leads to, for pointers and keyboards; assistive technology follows the link. It must say
 * nothing that is not there. For what can be pressed: `Popover`; for a few words: `Tooltip`.
 */
export function HoverCard(props: HoverCardProps) {
  const { trigger, side = 'bottom', align = 'start', open: given, defaultOpen = false, ...more } = props;
  const { onOpenChange, children, ...rest } = more;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const container = useOverlayContainer();
  return (
    <Parts.Root {...delays} open={open} onOpenChange={setOpen}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal container={container}>
        <Content {...rest} side={side} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
