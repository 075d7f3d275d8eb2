import { atom } from 'jotai';
import { currentHandover } from '../../addresses.ts';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { handoverAtom } from '../../state/area-choice.atoms.ts';
import { listAtom, queryAtom } from '../../state/query.atoms.ts';

/** What stands in place of a hand-over when it cannot be had. */
export const handoverFailure: FailureKey = 'portal:failures.handover';

/** How often what others decided and wrote is asked for. */
const refreshMs = 20_000;

/** From when on a hand-over is that is not saved yet: so many hours ago. Null for when the last one was confirmed. */
export const beginAtom = atom<{ readonly hours: number; readonly since: string } | null>(null);

/** The hand-over that the address names, or the one that is not confirmed yet. */
const shownHandoverAtom = queryAtom(
  '/ExceptionReport/GetShiftHandover',
  (get) => {
    const id = get(handoverAtom);
    if (id === null) return null;
    if (id !== currentHandover) return { query: { id } };
    const begin = get(beginAtom);
    return { query: begin === null ? {} : { since: begin.since } };
  },
  { keepLast: true, refetchInterval: refreshMs },
);

/** What the page of a hand-over shows. */
export const handoverViewAtom = atom((get) => viewOf(get(shownHandoverAtom)));

/** The hand-overs that were confirmed, newest first. */
export const handoversAtom = listAtom('/ExceptionReport/GetShiftHandovers');
