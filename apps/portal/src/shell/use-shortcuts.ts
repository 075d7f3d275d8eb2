import { isKeyTaken } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { singleKeysAtom } from '../state/display.atoms.ts';

/**
 * Does what a single key stands for, unless the user has turned that off.
 * @param shortcuts By key, as browsers name it, letters small. The same object each time, or it is listened to anew.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const on = useAtomValue(singleKeysAtom);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
      if (!act || event.repeat || isKeyTaken(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, shortcuts]);
}
