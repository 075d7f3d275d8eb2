// When a user last looked at a place of the portal, as the server keeps it.
import { atom } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { Portal } from '../../portal.ts';
import { dayTime } from '../../quantities.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { userKey } from '../../session/session.ts';
import { usePortal } from '../../use-portal.tsx';

/** How often it is reported to the server that a place is still looked at: a visit is over half an hour after the last time. */
export const visitMs = 5 * 60_000;
/** A timer of {@link visitMs} may be this much early. */
const timerSlackMs = 1_000;

/** What is known of the user's visit. */
export interface Visit {
  /** Whose it is. */
  readonly user: string;
  readonly sentAtMs: number;
  /** When the visit before was over, ISO 8601; null where there was none. Undefined while there is no answer. */
  readonly since: string | null | undefined;
  /** Whether the last call failed: what an earlier one said still holds. */
  readonly failed: boolean;
}

/** What a visit needs of the portal. */
export type VisitServices = Pick<Portal, 'store' | 'loadClient' | 'now'>;

/** A moment that is one on every calendar, of a year in which wells could report. */
const moment = v.pipe(
  neededText,
  v.check((text) => {
    const time = Date.parse(text);
    return momentPattern.test(text) && Number.isFinite(time) && isOnCalendar(text);
  }),
);
const momentPattern = /^(?:19|20)\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Whether its day is one: browsers read the 30th of February as a day of March. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(dayTime(day)).toISOString().startsWith(day);
}

const saved = answerObject({ since: v.nullable(moment) });

/** The visits of a place: when the user last looked there, and how the server learns that they look. */
export function visitsOf(place: 'exceptionReport' | 'home') {
  const visitAtom = atom<Visit | null>(null);

  /** The visit of the signed-in user; null before it was sent. */
  const ownVisitAtom = atom((get) => {
    const visit = get(visitAtom);
    const user = get(userAtom);
    return visit && user && visit.user === userKey(user) ? visit : null;
  });

  /** When the user last looked, ISO 8601; null on a first visit, and while or where that is not known. */
  const lookedSinceAtom = atom((get) => get(ownVisitAtom)?.since ?? null);

  /** Reports to the server that the user looks. Never fails: without an answer nothing is marked as new. */
  async function saveVisit({ store, loadClient, now }: VisitServices): Promise<void> {
    const signedIn = store.get(userAtom);
    if (!signedIn) return;
    const user = userKey(signedIn);
    const known = store.get(ownVisitAtom)?.since;
    store.set(visitAtom, { user, sentAtMs: now().getTime(), since: known, failed: false });
    const answer = (given: Pick<Visit, 'since' | 'failed'>) =>
      store.set(visitAtom, (visit) => (visit?.user === user ? { ...visit, ...given } : visit));
    try {
      const client = await loadClient();
      const { data } = await client.POST('/Visits/SaveVisit', { body: { place } });
      const { since } = readAnswer('POST /Visits/SaveVisit', saved, data);
      answer({ since, failed: false });
    } catch {
      // What is new is an addition to the page: it is left out.
      answer({ since: known, failed: true });
    }
  }

  /** Sends a visit when the place is opened, and again while it is in sight; none sooner than {@link visitMs} after another. */
  function useVisit(): void {
    const portal = usePortal();
    useEffect(() => {
      const visit = () => {
        if (document.visibilityState !== 'visible') return;
        const sentAtMs = portal.store.get(ownVisitAtom)?.sentAtMs ?? -Infinity;
        if (portal.now().getTime() - sentAtMs < visitMs - timerSlackMs) return;
        void saveVisit(portal);
      };
      visit();
      const timer = setInterval(visit, visitMs);
      document.addEventListener('visibilitychange', visit);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', visit);
      };
    }, [portal]);
  }

  return { ownVisitAtom, lookedSinceAtom, saveVisit, useVisit };
}

/** The visits of the exception report. */
export const { ownVisitAtom, lookedSinceAtom, saveVisit, useVisit } = visitsOf('exceptionReport');
