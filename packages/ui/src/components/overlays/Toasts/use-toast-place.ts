import { useLayoutEffect, useState } from 'react';
import { css } from '../../../themes/stitches.ts';
import { frontDialog, onFrontDialog } from '../front-dialog.ts';

const place = css({
  position: 'fixed',
  inset: 'auto',
  insetInlineEnd: 0,
  bottom: 0,
  zIndex: '$toast',
  width: 'min(400px, 100vw)',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  overflow: 'visible',
  // Beside the messages the page can be pressed.
  pointerEvents: 'none',
});

function put(element: HTMLElement): void {
  const dialog = frontDialog();
  // An element leaves the top layer before it is moved; in a dialog it is above that, and not placed by it.
  element.removeAttribute('popover');
  (dialog ?? document.body).append(element);
  if (!dialog) return;
  element.setAttribute('popover', 'manual');
  element.showPopover();
}

/**
 * The element that messages are put into: in the page's corner, within the modal dialog that is in front, since nothing
 * outside of that can be seen or pressed. It is moved as dialogs come and go, and keeps what it holds. Null on a server.
 */
export function useToastPlace(): HTMLElement | null {
  const [element] = useState(() => {
    if (typeof document === 'undefined') return null;
    const made = document.createElement('div');
    made.className = place().className;
    return made;
  });
  useLayoutEffect(() => {
    if (!element) return undefined;
    put(element);
    const end = onFrontDialog(() => put(element));
    return () => {
      end();
      element.remove();
    };
  }, [element]);
  return element;
}
