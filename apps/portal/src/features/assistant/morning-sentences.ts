import type { AssistantAnswer } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import type { FigureName, Statement } from './answer-parts.ts';
import { quantityOf, rateOf } from './answer-records.ts';

/** Texts that the sentences of an answer share. */
interface Shared {
  readonly quantity: string;
  readonly where: string;
  readonly days: string;
  readonly than: string;
}

const parts = ['uptime', 'rate', 'waterCut', 'wells', 'notSplit'] as const;

/** What a change consists of, what all wells made, who looks into what, and what comes first. */
export function morningSentences(
  { code, figures, name }: Statement,
  { quantity, where, days, than }: Shared,
  { understood }: AssistantAnswer,
  { t, quantities }: Formats,
): string[] {
  const of = (wanted: FigureName) => figures.find((each) => each.name === wanted)?.value ?? null;
  const asked = quantityOf[understood.quantity ?? 'oil'];
  const rate = rateOf[asked] ?? asked;
  const write = (wanted: FigureName, as: Quantity = rate, signed = false) =>
    quantities.text(as, of(wanted), { signed });
  const number = (wanted: FigureName) => quantities.count(of(wanted));
  switch (code) {
    case 'split': {
      const changePct = of('changePct');
      const values = { quantity, where, days, than, value: write('value'), before: write('before') };
      if (of('change') === 0) return [t('assistant.said.splitNone', values)];
      return [
        t('assistant.said.split', {
          ...values,
          change: write('change', rate, true),
          changePct: changePct === null ? '–' : quantities.text('share', changePct, { signed: true }),
        }),
      ];
    }
    case 'splitParts': {
      const found = parts
        .filter((part) => Math.abs(of(part) ?? 0) >= smallest)
        .toSorted((one, other) => Math.abs(of(other)!) - Math.abs(of(one)!))
        .map((part) => `${t(`assistant.part.${part}`)} ${write(part, rate, true)}`);
      return found.length === 0 ? [] : [t('assistant.said.splitParts', { parts: found.join(', ') })];
    }
    case 'splitRest':
      return [t('assistant.said.splitRest', { count: of('count') ?? 0, value: write('value', rate, true) })];
    case 'planAll':
      return [t('assistant.said.planAll', { value: write('value', asked), wells: number('wells') })];
    case 'sums':
      return [
        t('assistant.said.sums', { value: write('sum', asked), before: write('sumBefore', asked), than }),
      ];
    case 'standing':
      return [
        t('assistant.said.standing', { where, value: write('value', 'liquidRate'), wells: number('wells') }),
      ];
    case 'owned':
      if (of('wells') !== null)
        return [t('assistant.said.ownedOf', { number: number('count'), all: number('wells') })];
      return [name === null ? t('assistant.said.notOwned') : t('assistant.said.owned', { name })];
    case 'notOver':
      return [t('assistant.said.notOver', { day: days })];
    default:
      return [
        t('assistant.said.priorities', {
          losses: number('count'),
          value: write('lostNow', 'liquidRate'),
          late: number('days'),
          advice: number('wells'),
        }),
      ];
  }
}

/** Parts below this are written as none (Sm3/d). */
const smallest = 0.05;
