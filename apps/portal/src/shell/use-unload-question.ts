import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { userAtom } from '../session/session.atoms.ts';
import { unansweredAtom, unsavedAtom } from '../state/leaving.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/** Has the browser ask before the page is closed or loaded anew while a form is not saved or a change is not answered. */
export function useUnloadQuestion(): void {
  const { storage } = usePortal();
  const isUnsaved = useAtomValue(unsavedAtom);
  const unanswered = useAtomValue(unansweredAtom);
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  const loses = isSignedIn && (isUnsaved || unanswered > 0);
  useEffect(() => {
    if (!loses) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // A session that is ended by force, which keeps its address, is not held by a question that is not answered.
      if (storage.read('returnAddress') === undefined) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [loses, storage]);
}
