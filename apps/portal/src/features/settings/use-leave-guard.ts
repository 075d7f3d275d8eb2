import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { leavingForAtom, unsavedAtom } from '../../state/leaving.atoms.ts';

/** A page that the user wants to go to although something is not saved. */
export interface LeaveGuard {
  /** Where to; null while nothing is asked. */
  readonly to: string | null;
  readonly stay: () => void;
}

/**
 * Keeps a page while something on it is not saved: whatever a user chooses to go to is held and asked about (`leaveFor`),
 * and the browser asks by itself before the page is closed or loaded anew.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const setUnsaved = useSetAtom(unsavedAtom);
  const [to, setTo] = useAtom(leavingForAtom);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsaved(true);
    addEventListener('beforeunload', ask);
    return () => {
      setUnsaved(false);
      setTo(null);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, setUnsaved, setTo]);
  return { to, stay: () => setTo(null) };
}
