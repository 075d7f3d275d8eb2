import {
  lazy,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { WithinTooltip } from '../../overlays/tooltip-context.ts';

/** A label that cannot be fetched is still the control's name: nothing else depends on it. */
const AnchoredTooltip = lazy(() =>
  import('../../overlays/Tooltip/AnchoredTooltip.tsx').catch(() => ({ default: () => null })),
);

/** How long, in ms, a pointer rests on a control before its tooltip is shown. */
const delay = 400;

/** What a control with a late tooltip may do by itself, beside. */
export interface LateTooltipHandlers<Target extends Element = HTMLButtonElement> {
  onPointerEnter?: ((event: PointerEvent<Target>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<Target>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<Target>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Target>) => void) | undefined;
  onKeyUp?: ((event: KeyboardEvent<Target>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Target>) => void) | undefined;
}

/**
 * A tooltip whose code is fetched when it is first to be shown: a pointer rests on the control, or Tab reaches it. Not for
 * a finger, not where the control stands within a `Tooltip` or what it opens is open.
 *
 * @returns handlers for the control, and what is to stand in it; the control is positioned
 */
export function useLateTooltip(
  label: string,
  wanted: boolean,
  own: LateTooltipHandlers,
): { handlers: LateTooltipHandlers; tooltip: ReactNode } {
  const within = use(WithinTooltip);
  // Undefined until it is first shown.
  const [open, setOpen] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!wanted || within) return { handlers: {}, tooltip: null };

  const show = (control: Element) => {
    if (control.getAttribute('aria-expanded') !== 'true') setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen((shown) => shown && false);
  };
  return {
    handlers: {
      onPointerEnter: (event) => {
        own.onPointerEnter?.(event);
        const control = event.currentTarget;
        clearTimeout(timer.current);
        if (event.pointerType !== 'touch') timer.current = setTimeout(() => show(control), delay);
      },
      onPointerLeave: (event) => {
        own.onPointerLeave?.(event);
        hide();
      },
      onPointerDown: (event) => {
        own.onPointerDown?.(event);
        hide();
      },
      onKeyDown: (event) => {
        own.onKeyDown?.(event);
        if (event.key === 'Enter' || event.key === ' ') hide();
      },
      // Not by focus alone: a dialog that gives it to its close button would open with a tooltip.
      onKeyUp: (event) => {
        own.onKeyUp?.(event);
        if (event.key === 'Tab') show(event.currentTarget);
      },
      onBlur: (event) => {
        own.onBlur?.(event);
        hide();
      },
    },
    tooltip: open !== undefined && (
      <Suspense fallback={null}>
        <AnchoredTooltip label={label} open={open} onOpenChange={(next) => !next && hide()} />
      </Suspense>
    ),
  };
}
