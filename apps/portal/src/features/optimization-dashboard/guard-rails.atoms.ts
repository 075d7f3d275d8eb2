import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { listAtom, queryAtom } from '../../state/query.atoms.ts';
import { guardRailsPath } from './guard-rails.ts';

/** Whether someone has asked for the guard rails in this tab. */
export const guardRailsWantedAtom = atom(false);

const guardRailsAtom = queryAtom(guardRailsPath, (get) => (get(guardRailsWantedAtom) ? {} : null), {
  staleTime: 0,
  isProvisional: ({ dueWells }) => dueWells > 0,
});

/** The guard rails of advice; `loading` until they are asked for. */
export const guardRailsViewAtom = atom((get) => viewOf(get(guardRailsAtom)));

/** Wells that guard rails can be set for. */
export const railWellsAtom = listAtom('/ExceptionReport/GetWells');
