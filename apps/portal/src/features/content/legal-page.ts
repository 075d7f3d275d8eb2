import type { LegalPage } from '@cnx/api';
import * as v from 'valibot';
import type { InsightView } from '../../insight/insight-view.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';

const level = v.pipe(
  v.unknown(),
  v.check((given) => [1, 2, 3, 4].some((one) => one === given)),
);

const legalPage = answerObject({
  id: v.picklist(['terms', 'privacy']),
  date: v.pipe(
    neededText,
    v.check((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))),
  ),
  title: neededText,
  language: v.picklist(['en', 'es', 'fr']),
  blocks: v.array(
    answerObject({
      kind: v.picklist(['heading', 'paragraph', 'item', 'numberedItem', 'quote', 'code']),
      level,
      runs: v.array(
        answerObject({
          text: neededText,
          strong: v.boolean(),
          emphasis: v.boolean(),
          code: v.boolean(),
          href: v.nullable(neededText),
        }),
      ),
    }),
  ),
});

/**
 * Reads the answer of the one data call that needs no signed-in user.
 * @throws ContractError where it is not what the contract says
 */
export function readLegalPage(answer: unknown): LegalPage {
  return readAnswer('GET /Content/GetLegalPage', legalPage, answer) as LegalPage;
}

/** The view of an answer that is what the contract says; failed for any other. */
export function checkedView(view: InsightView<LegalPage>): InsightView<LegalPage> {
  if (view.status !== 'shown') return view;
  try {
    return { ...view, body: readLegalPage(view.body) };
  } catch (error) {
    return { status: 'failed', error: error as Error, retrying: false, retry: view.retry };
  }
}
