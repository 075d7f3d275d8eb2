import { atom } from 'jotai';
import { loadClientAtom } from '../state/api.atoms.ts';
import { handOver, type HandedOver } from './hand-over.ts';
import { refuseTarget, stateAlone, stateInAddress, withoutState } from './redirect-state.ts';
import { allowedTargetsAtom, sessionServicesAtom, userAtom } from '../session/session.atoms.ts';

/** What comes of an address with a state: a hand-over, or the same page with the query `stay`. */
export type StateFollowed = HandedOver | { readonly stay: string };

/** Follows the state of a guarded page's address. Never fails: what went wrong is stored to be told. */
export const handOverAtom = atom(null, async (get, _set, search: string): Promise<StateFollowed> => {
  const { storage } = get(sessionServicesAtom);
  const user = get(userAtom);
  const { target, given } = stateInAddress(stateAlone(search));
  if (!given || !user) return { stay: withoutState(search) };
  if (!target) {
    refuseTarget(storage, given);
    return { failed: true };
  }
  try {
    const client = await get(loadClientAtom)();
    return await handOver(target, { client, storage, user, allowed: get(allowedTargetsAtom) });
  } catch {
    // Only code that could not be fetched fails here.
    storage.write('extUrlError', { reason: 'failed', target });
    return { failed: true };
  }
});
