/** What takes letters itself: fields, and lists that jump to what begins with them. */
const takesLetters =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tree]';

/**
 * Whether a key press is meant for something else than a shortcut: another part has used it, Ctrl, Alt or Meta is held
 * down, what has the focus takes letters, or a dialog is in front. Shift is the caller's: some keyboards need it for a sign.
 * @param place where the shortcut is at home: on the page, or in a dialog, in front of which there may be another one
 */
export function isKeyTaken(event: KeyboardEvent, place: 'page' | 'dialog' = 'page'): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  return (
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element && target.closest(takesLetters) !== null) ||
    document.querySelectorAll('dialog:modal').length > (place === 'dialog' ? 1 : 0)
  );
}
