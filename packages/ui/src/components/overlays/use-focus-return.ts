import { useEffect, useRef, type RefObject } from 'react';

/** What a floating panel and its trigger need so that the focus comes back at once. */
export interface FocusReturn {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  /** For Radix's content. */
  readonly onInteractOutside: (event: Event) => void;
  /** For Radix's content. */
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to the trigger when a floating panel closes. Radix does so when the panel has left the page,
 * which would be after its exit, and when the reader has gone on. A press beside the panel takes the focus elsewhere.
 */
export function useFocusReturn(open: boolean): FocusReturn {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const pressedBeside = useRef(false);
  // After the effects of Radix's parts, which must know by then that the panel is closed.
  useEffect(() => {
    if (wasOpen.current && !open && !pressedBeside.current) {
      const holder = panel.current?.ownerDocument.activeElement;
      if (holder && panel.current?.contains(holder)) trigger.current?.focus();
    }
    wasOpen.current = open;
    pressedBeside.current = false;
  }, [open]);
  return {
    trigger,
    panel,
    onInteractOutside(event) {
      pressedBeside.current = !trigger.current?.contains(event.target as Node);
    },
    onCloseAutoFocus: (event) => event.preventDefault(),
  };
}
