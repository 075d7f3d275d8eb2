import { useLayoutEffect, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';

/** Props of dialogs and drawers. */
export interface ModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user wants it closed: Escape, the cross, or a press beside it. */
  onClose: () => void;
  /** What it is about. */
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** Name of the closing cross. */
  closeLabel: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Rendered only while open, so that each opening starts afresh. */
  children?: ReactNode;
}

/** What a `<dialog>` needs in order to be modal. */
export interface ModalDialog {
  /** The dialog once it is on the page: where its own overlays go. */
  readonly element: HTMLDialogElement | null;
  /** To be spread on the `<dialog>`. */
  readonly props: {
    readonly ref: (element: HTMLDialogElement | null) => void;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens and closes the browser's own modal `<dialog>`, which holds the focus, closes by Escape and gives the focus
 * back to where it was. Escape and a press beside it call `onClose`.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  // In a layout effect: closing gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [element, open]);
  return {
    element,
    props: {
      ref: setElement,
      onCancel(event) {
        event.preventDefault();
        onClose();
      },
      // Chromium closes at a second Escape even if the first was prevented.
      onClose: () => open && onClose(),
      onClick(event) {
        if (event.target === element) onClose();
      },
    },
  };
}
