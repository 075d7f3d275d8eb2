// The closing of months: sent until it is answered, under one key.
import { queryClientAtom } from 'jotai-tanstack-query';
import type { CloseMonthsRequest } from '@cnx/api';
import * as v from 'valibot';
import { untilAnswered, type SendOptions, type SendServices } from '../../decisions/until-answered.ts';
import type { Message } from '../../i18n/message.ts';
import { newId } from '../../new-id.ts';
import { answerObject, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { openPointsPath } from './month-books.atoms.ts';

/** What is closed. */
export type MonthsToClose = Omit<CloseMonthsRequest, 'id'>;

/** Calls whose answer has months of the books, but for what is open in them. */
const changedCalls = /^\/(?:Books\/GetMonthBooks$|Statistics\/)/;

const closed = answerObject({ closedThrough: v.string() });

/**
 * Closes months of a field, and says so. Without an answer it is sent again under the same key. Never fails.
 * @returns why nothing was closed, if so
 */
export async function closeMonths(
  services: SendServices,
  fieldId: string,
  months: MonthsToClose,
  options: SendOptions = {},
): Promise<Message | undefined> {
  const { store } = services;
  const id = newId();
  const queries = store.get(queryClientAtom);
  // What is open in months that are closed now is refused: the dialog that is still leaving must not ask for it again.
  let refetchType: 'active' | 'none' = 'active';
  try {
    await untilAnswered(services, options, 'portal:exceptions.notSent', async (client) => {
      const { data } = await client.POST('/Books/{fieldId}/CloseMonths', {
        params: { path: { fieldId } },
        body: { id, ...months },
      });
      return readAnswer('POST /Books', closed, data);
    });
    refetchType = 'none';
    showToast(store, { key: 'portal:books.done' }, 'good');
    return undefined;
  } catch (error) {
    return problemText(error, 'portal:books.refused');
  } finally {
    void queries.invalidateQueries({ queryKey: [openPointsPath], refetchType });
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => changedCalls.test(String(path)),
    });
  }
}
