import { DropdownMenu as Parts } from 'radix-ui';
import type { ReactElement } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuRow } from './MenuRow.tsx';

const Content = styled(Parts.Content, overlayRules, {
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '$1',
  overflowY: 'auto',
});

/** Props of {@link Menu}; the rest goes to the panel. */
export interface MenuProps extends RootProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What there is to do or choose, in order. */
  items: readonly MenuItem[];
  /** Along which side of the trigger it stands, if there is room. @default bottom */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** How it lines up with the trigger. @default end */
  align?: 'start' | 'center' | 'end';
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Actions, links and choices behind a button: arrow keys move, letters jump, Escape closes. */
export function Menu(props: MenuProps) {
  const {
    trigger,
    items,
    side = 'bottom',
    align = 'end',
    open: given,
    defaultOpen = false,
    onOpenChange,
    ref,
    ...rest
  } = props;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const { trigger: button, panel: content, ...focus } = useFocusReturn(open);
  const panel = useJoinedRef(content, ref);
  const container = useOverlayContainer();
  return (
    // Not modal: the modal kind locks scrolling with a <style> element.
    <Parts.Root modal={false} open={open} onOpenChange={setOpen}>
      <Parts.Trigger asChild ref={button}>
        {trigger}
      </Parts.Trigger>
      <Parts.Portal container={container}>
        <Content
          {...rest}
          {...focus}
          ref={panel}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {items.map((item, index) => (
            <MenuRow key={item.id ?? index} item={item} />
          ))}
        </Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
