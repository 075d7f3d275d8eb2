import type { LossRecodes } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type InsightView } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

/** The call that says what people recoded of the losses of a well. */
export const recodesPath = '/Wells/{wellId}/GetLossRecodes';

/** Parameters of {@link recodesPath}. */
export const ofWell = (wellId: string) => ({ path: { wellId } });

/** What people recoded of the losses of a well. */
export function lossRecodesAtom(wellId: string): Atom<InsightView<LossRecodes>> {
  const resultAtom = queryAtom(recodesPath, () => ofWell(wellId));
  return atom((get) => viewOf(get(resultAtom)));
}
