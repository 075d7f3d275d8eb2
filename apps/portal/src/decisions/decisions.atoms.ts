import type { ChangeCase, ChangePoint, Person, WellException } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { mapView, viewOf, type FailureKey, type InsightView } from '../insight/insight-view.ts';
import { userAtom } from '../session/session.atoms.ts';
import { listAtom, queryAtom } from '../state/query.atoms.ts';
import { withChangeDecisions, type PendingDecision } from './decision.ts';

/** What stands in place of what decisions are made of when it cannot be had. */
export const decisionFailure: FailureKey = 'portal:failures.exceptionReport';

/** How often the page asks what others have decided: they are to be seen within half a minute. */
export const otherDecisionsMs = 20_000;

/** Who reads, as the server knows them: their id is in no session. */
export const readerAtom = queryAtom(
  '/CNXUser/userinfo',
  (get) => {
    const email = get(userAtom)?.email ?? get(userAtom)?.username;
    return email === undefined ? null : { query: { email } };
  },
  { staleTime: Infinity },
);

/** The signed-in user as one who can look into an event; null until the server has said who that is. */
export const meAtom = atom((get): Person | null => {
  const info = get(readerAtom).data?.data;
  if (!info) return null;
  const name = [info.firstName, info.lastName].filter(Boolean).join(' ');
  return { id: info.id, name: name || info.email };
});

/** The people that an event can be assigned to, by name. */
export const assigneesAtom = listAtom('/ExceptionReport/GetAssignees');

/** Events as the server left them after decisions of this tab, by id. */
export const decidedAtom = atom<ReadonlyMap<string, WellException>>(new Map());

/** Changes as the server left them after decisions of this tab, by id. */
export const decidedChangesAtom = atom<ReadonlyMap<string, ChangePoint>>(new Map());

/** The newest decision of this tab on an event or change that can be taken back, by the event's or change's id. */
export const takenDecisionsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Decisions of this tab that the server has not answered yet, oldest first. */
export const pendingDecisionsAtom = atom<readonly PendingDecision[]>([]);

/** Shows changes as the decisions of this tab leave them. */
export const asDecidedAtom = atom((get) => {
  const known = get(decidedChangesAtom);
  const pending = get(pendingDecisionsAtom);
  return (rows: readonly ChangePoint[]) => withChangeDecisions(rows, known, pending);
});

/** One change with what can explain it and what people decided on it; two atoms of the same id share their answers. */
export function changeCaseAtom(id: string): Atom<InsightView<ChangeCase>> {
  const resultAtom = queryAtom('/ExceptionReport/GetChangePoint', () => ({ query: { id } }), {
    refetchInterval: otherDecisionsMs,
  });
  return atom((get) =>
    mapView(viewOf(get(resultAtom)), (body) => {
      const [change = body.change] = get(asDecidedAtom)([body.change]);
      return { ...body, change };
    }),
  );
}
