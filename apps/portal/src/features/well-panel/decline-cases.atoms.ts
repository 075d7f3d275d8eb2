import type { DeclineCase, DeclineCases, WellForecast } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type InsightView } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

/** The call that says what people kept as the decline of a well. */
export const casesPath = '/Wells/{wellId}/GetDeclineCases';

/** Parameters of {@link casesPath}. */
export const ofWell = (wellId: string) => ({ path: { wellId } });

/** What people kept as the decline of a well. */
export function declineCasesAtom(wellId: string): Atom<InsightView<DeclineCases>> {
  const resultAtom = queryAtom(casesPath, () => ofWell(wellId));
  return atom((get) => viewOf(get(resultAtom)));
}

/** Which days a decline is fitted to, and in which form. */
export type DeclineDraft = Pick<DeclineCase, 'model' | 'firstDay' | 'leftOut'>;

/** What the reader tries at a well; null for what is kept, or the rule. */
export const declineDraftAtom = atom<(DeclineDraft & { readonly wellId: string }) | null>(null);

/** What the rule does by itself. */
export const byRule: DeclineDraft = { model: 'best', firstDay: null, leftOut: [] };

/** What a forecast is made with. */
export const draftOf = ({ kept, isKept }: WellForecast): DeclineDraft =>
  kept && isKept ? { model: kept.model, firstDay: kept.firstDay, leftOut: kept.leftOut } : byRule;

/** A draft as the call for a forecast has it. */
export const queryOf = ({ model, firstDay, leftOut }: DeclineDraft) => ({
  model,
  ...(firstDay !== null && { firstDay }),
  ...(leftOut.length > 0 && { leftOut: leftOut.map(({ from, to }) => `${from}/${to}`) }),
});
