import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
import { openModal } from '../../themes/held-page.ts';
import type { RootProps } from '../props.ts';
import { useJoinedRef } from '../use-joined-ref.ts';
import { putInFront } from './front-dialog.ts';
import type { DialogLabels } from './Dialog/dialog.words.ts';

/** Props of dialogs and drawers; the rest goes to the `<dialog>`. */
export interface ModalProps extends RootProps<HTMLDialogElement> {
  /** The button that opens it, if one does. */
  trigger?: ReactElement;
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens it, or closes it: Escape, the cross, or a press beside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether a press beside it closes it, as Escape and the cross always do. @default unless a `form` is in it, whose input
   * would be lost
   */
  dismissable?: boolean | undefined;
  /** What it is about. */
  title: string;
  /** One sentence below the title. */
  description?: string | undefined;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Words instead of the component's own. */
  labels?: Partial<DialogLabels>;
  /** Rendered only while it is seen, so that each opening starts afresh. */
  children?: ReactNode;
}

/** How a modal dialog behaves. */
export interface ModalOptions extends Pick<ModalProps, 'dismissable'> {
  /** The caller's own. */
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** What a `<dialog>` needs in order to be modal. */
export interface ModalDialog {
  /** The dialog once it was opened: where its own overlays go. */
  readonly element: HTMLDialogElement | null;
  /** Whether it is seen: while it is open, and until its exit is over. */
  readonly seen: boolean;
  /** To be spread on the `<dialog>`. */
  readonly props: {
    readonly ref: RefCallback<HTMLDialogElement>;
    readonly inert: boolean;
    /** Set until the exit is over, so that the page behind stands still for as long. */
    readonly 'data-leaving': true | undefined;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: (event: SyntheticEvent) => void;
    readonly onPointerDown: (event: SyntheticEvent) => void;
    readonly onPointerUp: (event: SyntheticEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** The control whose press is being answered: Safari on a Mac gives a pressed button no focus to give back. */
let pressed: HTMLElement | null = null;
if (typeof document !== 'undefined') {
  const forget = () => {
    pressed = null;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
    },
    { capture: true },
  );
  for (const later of ['keydown', 'pointerdown', 'focusin'])
    document.addEventListener(later, forget, { capture: true });
}

/**
 * Opens and closes the browser's own modal `<dialog>`, which holds the focus, closes by Escape and gives the focus
 * back to where it was, at once. Escape and a press beside it call `onClose`; one that begins or ends within it, as a
 * selection of text does, is none. Styles of the closed dialog may have
 * transitions ({@link modalRules}): its content stays until they are over.
 */
export function useModalDialog(
  open: boolean,
  onClose: () => void,
  { ref, dismissable }: ModalOptions = {},
): ModalDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not set while it is closed: the page around it would render again before it is first painted.
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  // Both ends of the last press were on the backdrop.
  const pressedBeside = useRef(false);
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  // In a layout effect: closing gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown || !open) return;
    setElement(shown);
    const { ownerDocument: page } = shown;
    const opener = page.activeElement === page.body ? pressed : null;
    openModal(shown);
    const leaveFront = putInFront(shown);
    return () => {
      leaveFront();
      shown.close();
      // Where the browser has nothing to give the focus back to, it stays in what is closed until the page is drawn.
      const { activeElement: holder } = page;
      if (holder === page.body || shown.contains(holder)) opener?.focus();
    };
  }, [open]);
  useLayoutEffect(() => {
    if (!dialog.current || open || !seen) return;
    let leaving = true;
    const exits = dialog.current.getAnimations();
    void Promise.allSettled(exits.map(({ finished }) => finished)).then(() => leaving && setSeen(false));
    return () => {
      leaving = false;
    };
  }, [open, seen]);
  return {
    element,
    seen,
    props: {
      ref: useJoinedRef(dialog, ref),
      inert: !open,
      'data-leaving': (seen && !open) || undefined,
      // React hands the ends of a dialog on to the one around it.
      onCancel(event) {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      },
      // Chromium closes at a second Escape even if the first was prevented.
      onClose(event) {
        // Closed and opened again at once, it is open when it hears of having been closed.
        if (open && event.target === dialog.current && !dialog.current.open) onClose();
      },
      onPointerDown(event) {
        pressedBeside.current = event.target === dialog.current;
      },
      onPointerUp(event) {
        pressedBeside.current &&= event.target === dialog.current;
      },
      onClick(event) {
        // Of a press within it that ends beside it, or the other way round, the click is the dialog's, too.
        if (!pressedBeside.current || event.target !== dialog.current) return;
        if (dismissable ?? !dialog.current.querySelector('form')) onClose();
      },
    },
  };
}
