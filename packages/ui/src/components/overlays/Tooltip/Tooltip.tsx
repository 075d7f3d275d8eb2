import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { WithinTooltip } from '../tooltip-context.ts';

const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

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
  transformOrigin: 'var(--radix-popper-transform-origin)',
  '&[data-state=closed]': { animation: `${vanish.name} $transitions$fast forwards` },
});

/** Props of {@link Tooltip}; the rest goes to the panel. */
export interface TooltipProps extends RootProps {
  /** What it says: a few words, never the only place where they stand. */
  label: ReactNode;
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it is shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Along which side of its subject it stands, if there is room. @default top */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it speaks of: one element that can have the focus. */
  children: ReactElement;
}

/** A few words more about a control, shown on hover and on focus. */
export function Tooltip(props: TooltipProps) {
  const { label, side = 'top', open: given, defaultOpen = false, onOpenChange, children, ...rest } = props;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const container = useOverlayContainer();
  return (
    <Parts.Provider delayDuration={400} disableHoverableContent>
      <Parts.Root open={open} onOpenChange={setOpen}>
        <WithinTooltip value={true}>
          <Parts.Trigger asChild>{children}</Parts.Trigger>
        </WithinTooltip>
        <Parts.Portal container={container}>
          <Content {...rest} side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}
