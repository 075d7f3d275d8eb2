import type { LegalPage } from '@cnx/api';
import * as v from 'valibot';
import type { InsightView } from '../../insight/insight-view.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';

const level = v.pipe(
  v.unknown(),
  v.check((given) => [1, 2, 3, 4].some((one) => one === given)),
);

/** A day of the calendar in the years that the contract has. */
function isDay(text: string): boolean {
  if (!/^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A list of at most as many parts as a text may have. */
const short = <Part extends v.GenericSchema>(part: Part) =>
  v.pipe(
    v.array(part),
    v.check((list) => list.length <= 1_000),
  );

const legalPage = answerObject({
  id: v.picklist(['terms', 'privacy']),
  date: v.pipe(neededText, v.check(isDay)),
  title: neededText,
  language: v.picklist(['en', 'es', 'fr']),
  blocks: short(
    answerObject({
      kind: v.picklist(['heading', 'paragraph', 'item', 'numberedItem', 'quote', 'code']),
      level,
      runs: short(
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
