import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { leavingAtom, unsavedAtom } from '../../state/leaving.atoms.ts';

/** A page that the user wants to go to although something is not saved. */
export interface LeaveGuard {
  /** Where to; null while nothing is asked. */
  readonly to: string | null;
  readonly stay: () => void;
}

/** Keeps a page while something on it is not saved: whatever a user chooses to go to is held and asked about (`leaveFor`). */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const setUnsaved = useSetAtom(unsavedAtom);
  const [leaving, setLeaving] = useAtom(leavingAtom);
  useEffect(() => {
    if (!unsaved) return undefined;
    setUnsaved(true);
    return () => {
      setUnsaved(false);
      setLeaving(null);
    };
  }, [unsaved, setUnsaved, setLeaving]);
  return { to: leaving?.loses === 'unsaved' ? leaving.to : null, stay: () => setLeaving(null) };
}
