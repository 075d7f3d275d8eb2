import type { AssistantAnswer } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { quantityOf } from './answer-records.ts';
import { quoted } from './quoted.ts';

type AssistantUnderstanding = AssistantAnswer['understood'];

/** The days of a statement or of what was understood; null where it has none. */
export function daysOf(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  { dates }: Formats,
) {
  if (from === null || to === null) return null;
  return from === to ? dates.day(from) : dates.days(from, to);
}

/** Which wells were understood, by their names as they are. */
export function whereOf({ understood }: AssistantAnswer, { t }: Formats): string {
  const { length } = understood.places;
  if (length > maxNamed) return t('assistant.places', { count: length });
  return length === 0 ? t('assistant.allWells') : understood.places.map(({ name }) => name).join(', ');
}
/** More places than these are counted instead of named. */
const maxNamed = 10;

/** What was understood: "Sundrift, Oct 1 – Oct 31, 2025, Oil"; null where nothing was. */
export function understoodText(answer: AssistantAnswer, formats: Formats): string | null {
  const { understood } = answer;
  const { quantity, state, method, limit } = understood;
  const { t, quantities } = formats;
  const parts = [
    ...answer.corrected.map(({ typed, meant }) =>
      t('assistant.corrected', { typed: quoted([typed], formats), meant: quoted([meant], formats) }),
    ),
    // What is asked for in words of its own, where no quantity says it.
    isSaid(understood.intent) && (quantity === null || understood.intent === 'split')
      ? t(`assistant.intent.${understood.intent}`)
      : null,
    understood.places.length === 0 && ofNoWells.includes(understood.intent) ? null : whereOf(answer, formats),
    method && t(`vocabulary.method.${method}`),
    understood.product && t(`assistant.product.${understood.product}`),
    understood.without.length > 0
      ? t('assistant.without', { where: understood.without.map(({ name }) => name).join(', ') })
      : null,
    understood.severity && t(`assistant.severity.${understood.severity}`),
    understood.lossKind && t(`assistant.lossKind.${understood.lossKind}`),
    state && t(`assistant.state.${state}`),
    understood.advice && t(`vocabulary.opportunity.${understood.advice}`),
    understood.reason &&
      t(`deferredProduction.reasons.${understood.reason as 'integrity'}`, {
        defaultValue: understood.reason,
      }),
    understood.owner && t(`assistant.owner.${understood.owner}`),
    understood.age && ageText(understood.age, formats),
    daysOf(understood, formats),
    understood.than && t('assistant.than', { days: daysOf(understood.than, formats) ?? '' }),
    quantity && understood.intent !== 'term' ? t(`assistant.quantity.${quantity}`) : null,
    understood.intent === 'rank' && understood.level !== 'well'
      ? t(`assistant.each.${understood.level}`)
      : null,
    limit && quantity
      ? t(`assistant.limit.${limit.side}`, { value: quantities.text(quantityOf[quantity], limit.value) })
      : null,
  ].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : t('assistant.understood', { filter: parts.join(', ') });
}

/** What is asked for in words of its own. */
const saidIntents = [
  'split',
  'priorities',
  'notifications',
  'handover',
  'decline',
  'makers',
  'list',
  'count',
  'exceptions',
  'explainException',
  'changes',
  'schedule',
  'wellTests',
  'opportunities',
  'decisions',
  'log',
  'back',
  'place',
] as const satisfies readonly AssistantUnderstanding['intent'][];
const isSaid = (intent: AssistantUnderstanding['intent']): intent is (typeof saidIntents)[number] =>
  (saidIntents as readonly string[]).includes(intent);
/** Answers that are of no wells, or name what they are of themselves. */
const ofNoWells: readonly AssistantUnderstanding['intent'][] = ['term', 'page', 'capabilities', 'none'];

/** How old what is asked for is, in words. */
export const ageText = ({ side, value }: NonNullable<AssistantUnderstanding['age']>, { t }: Formats) =>
  t(`assistant.age.${side}`, { count: value });
