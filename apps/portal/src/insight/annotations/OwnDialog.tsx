import type { ReactNode, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** React hands the ends of a dialog on to the one that it was opened from, and keys to the page behind. */
const handedOn = { onClose: stop, onCancel: stop, onKeyDown: stop };

/** Around a dialog that is opened from a drawer: what is done in it does nothing to the drawer. */
export function OwnDialog({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'contents' }} {...handedOn}>
      {children}
    </div>
  );
}
