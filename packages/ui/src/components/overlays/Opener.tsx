import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';

/** Props of {@link Opener}. */
export interface OpenerProps {
  /** The button. */
  trigger: ReactElement;
  open: boolean;
  onOpen: () => void;
}

/** The button that opens a dialog or drawer, and says so to assistive technology. */
export function Opener({ trigger, open, onOpen }: OpenerProps) {
  return (
    <Slot.Root aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
      {trigger}
    </Slot.Root>
  );
}
