import { Popover as Parts } from 'radix-ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { keepWhileComposing } from '../../composing.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { useOverlayContainer } from '../overlay-container.ts';
import { overlayRules } from '../overlay-rules.ts';
import { useFocusReturn } from '../use-focus-return.ts';

const Content = styled(Parts.Content, overlayRules, {
  overflowY: 'auto',
  variants: { padded: { true: { padding: '$4' } } },
});

/** What the reader has chosen of the radios that the focus would begin with; Radix would begin with the first of them. */
function chosenRadio(panel: HTMLElement): HTMLInputElement | null {
  const first = panel.querySelector('a[href], button, input, select, textarea');
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return null;
  return panel.querySelector(`input[name="${CSS.escape(first.name)}"]:checked`);
}

/** Props of {@link Popover}; the rest goes to the panel. */
export interface PopoverProps extends RootProps {
  /** The button that opens and closes it. */
  trigger: ReactElement<{ id?: string | undefined }>;
  /** What the popover is, for those who do not see where it came from. @default the trigger's words */
  label?: string;
  /** Along which side of the trigger it stands, if there is room. @default bottom */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** How it lines up with the trigger. @default start */
  align?: 'start' | 'center' | 'end';
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Space inside the edge. @default true */
  padded?: boolean;
  children: ReactNode;
}

/** A small panel at its trigger, for a few controls or an explanation. It closes by Escape or a press beside it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    side = 'bottom',
    align = 'start',
    padded = true,
    open: given,
    defaultOpen = false,
    ...others
  } = props;
  const { onOpenChange, children, ref, ...rest } = others;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const { trigger: button, panel: content, ...focus } = useFocusReturn(open);
  const panel = useJoinedRef(content, ref);
  const container = useOverlayContainer();
  const own = useId();
  const triggerId = trigger.props.id ?? own;
  const beginAtChoice = (event: Event) => {
    const chosen = chosenRadio(event.currentTarget as HTMLElement);
    if (!chosen) return;
    event.preventDefault();
    chosen.focus();
  };
  return (
    <Parts.Root open={open} onOpenChange={setOpen}>
      <Parts.Trigger asChild ref={button} {...(label === undefined && { id: triggerId })}>
        {trigger}
      </Parts.Trigger>
      <Parts.Portal container={container}>
        <Content
          {...(label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label })}
          {...rest}
          {...focus}
          onEscapeKeyDown={keepWhileComposing}
          onOpenAutoFocus={beginAtChoice}
          ref={panel}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          padded={padded}
        >
          {children}
        </Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
