/** Matches the page while a modal dialog is open, or leaves. */
export const heldPage = 'html:has(dialog:modal, dialog[data-leaving])';

/** Matches a dialog that is printed alone while it is open: a `Drawer` with `printed`. */
export const printedDialog = 'dialog[data-printed][open]';

/** CSS variable: the width of the scroll bar that a held page has lost. */
export const scrollBarWidth = '--page-scroll-bar-width';

/** Opens a modal dialog; the page behind it keeps its place, though it loses its scroll bar. */
export function openModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  const held = page.matches(heldPage);
  const width = page.clientWidth;
  dialog.showModal();
  if (!held) page.style.setProperty(scrollBarWidth, `${page.clientWidth - width}px`);
}
