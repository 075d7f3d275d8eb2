import type { Sensitivity, WellSensitivity } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { mapView, viewOf, type InsightView } from '../insight/insight-view.ts';
import { queryAtom } from '../state/query.atoms.ts';
import { otherDecisionsMs } from './decisions.atoms.ts';

/** The call that says how sensitively the changes of a well are searched. */
export const sensitivityPath = '/Wells/{wellId}/GetSensitivity';

/** Parameters of {@link sensitivityPath}. */
export const ofWell = (wellId: string) => ({ path: { wellId } });

/** Steps that this tab chose and that the server has not answered yet, oldest first. */
export const pendingSensitivitiesAtom = atom<
  readonly { readonly id: string; readonly wellId: string; readonly sensitivity: Sensitivity }[]
>([]);

/** How sensitively the changes of a well are searched, as the choices of this tab leave it. */
export function wellSensitivityAtom(wellId: string): Atom<InsightView<WellSensitivity>> {
  const resultAtom = queryAtom(sensitivityPath, () => ofWell(wellId), {
    refetchInterval: otherDecisionsMs,
  });
  return atom((get) => {
    const pending = get(pendingSensitivitiesAtom).findLast((one) => one.wellId === wellId);
    return mapView(viewOf(get(resultAtom)), (body) =>
      pending ? { ...body, sensitivity: pending.sensitivity, computed: false } : body,
    );
  });
}
