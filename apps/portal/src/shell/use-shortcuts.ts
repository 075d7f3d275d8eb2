import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { singleKeysAtom } from '../state/display.atoms.ts';

/** What takes letters itself: fields, and lists that jump to what begins with them. */
const takesLetters =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tree]';

/** Whether a key is not the page's: something has used it, its focus takes letters, or a dialog is in front. */
export function isTakenByAnother(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    (target instanceof Element && target.closest(takesLetters) !== null) ||
    document.querySelector('dialog:modal') !== null
  );
}

/**
 * Does what a single key stands for, unless the user has turned that off.
 * @param shortcuts By key, as browsers name it, letters small. The same object each time, or it is listened to anew.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const on = useAtomValue(singleKeysAtom);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, repeat } = event;
      const key = event.key.toLowerCase();
      const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
      if (!act || ctrlKey || metaKey || altKey || repeat || isTakenByAnother(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, shortcuts]);
}
