// Answers the exception of a notification by the decisions of the exception report: with their history, and a way back.
import { queryClientAtom } from 'jotai-tanstack-query';
import { plainDecision } from '../../decisions/decision.ts';
import { decideAtOnce, type DecisionServices } from '../../decisions/decisions.ts';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';

/**
 * Acknowledges an exception, or assigns it to the user, as it is on the server now. Never fails: what is refused is said.
 * @param id that of the exception, or of a finding of it
 */
export async function answerException(
  services: DecisionServices,
  id: string,
  how: 'acknowledge' | 'assign',
): Promise<void> {
  const { store, loadClient } = services;
  try {
    const { GET } = await loadClient();
    const { data } = await GET('/ExceptionReport/GetException', { params: { query: { id } } });
    const me = store.get(meAtom);
    if (how === 'assign' && me === null) return;
    await decideAtOnce(
      services,
      [data.exception],
      how === 'assign' ? plainDecision('assign', { assignee: me }) : plainDecision('acknowledge'),
    );
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['/Notification/GetNotificationsInfo'] });
  } catch (error) {
    showToast(store, problemText(error, 'portal:exceptions.refused'), 'critical');
  }
}
