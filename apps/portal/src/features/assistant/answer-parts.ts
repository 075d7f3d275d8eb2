import type { AssistantAnswer } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import { noteText } from './answer-records.ts';

export type Statement = AssistantAnswer['statements'][number];
export type FigureName = Statement['figures'][number]['name'];

/** Where an exception comes from, or who decided on it. */
export function reasonSentence(
  { code, figures, from, note, name }: Statement,
  { t, quantities, dates }: Formats,
): string {
  // A code of a newer server is shown by its name.
  const word = t as unknown as (key: string) => string;
  const day = from === null ? '' : dates.day(from);
  if (code === 'cause') {
    const probability = figures.find((each) => each.name === 'probability')?.value ?? null;
    const cause = word(`exceptions.cause.${note ?? 'unknown'}`);
    return probability === null
      ? t('assistant.said.cause', { cause })
      : t('assistant.said.causeSure', {
          cause,
          probability: quantities.text('share', probability, { digits: 0 }),
        });
  }
  if (code === 'nearbyEvent')
    return t('assistant.said.nearbyEvent', { day, event: word(`vocabulary.event.${note ?? 'other'}`) });
  if (code === 'causeEvent') {
    const event = word(`vocabulary.event.${note ?? 'other'}`);
    return name === null
      ? t('assistant.said.causeEvent', { day, event })
      : t('assistant.said.causeEventReason', { day, event, reason: name });
  }
  if (code === 'decided')
    return t('assistant.said.decided', {
      day,
      name: name ?? '',
      status: word(`exceptions.status.${note ?? 'new'}`),
    });
  if (code === 'undecided') return t('assistant.said.undecided');
  return t('assistant.said.noCause');
}

/** An exception, what was expected and what it loses. */
export function exceptionSentences(
  { figures, from }: Statement,
  { records: [record], understood }: AssistantAnswer,
  { t, dates }: Formats,
  written: (name: FigureName, quantity: Quantity) => string,
): string[] {
  if (!record) return [];
  const isKnown = (name: FigureName) => figures.some((each) => each.name === name && each.value !== null);
  const first = t('assistant.said.exception', {
    well: record.name,
    kind: noteText(record, t),
    day: from === null ? '' : dates.day(from),
  });
  if (!isKnown('expected') || !isKnown('rate')) return [first, t('assistant.said.exceptionUnknown')];
  const isOfGas = understood.quantity === 'gasLostNow';
  const rate = isOfGas ? 'gasRate' : 'liquidRate';
  const values = {
    expected: written('expected', rate),
    rate: written('rate', rate),
    loss: written('loss', rate),
  };
  return [
    first,
    t('assistant.said.exceptionRates', values),
    ...(isKnown('lossSoFar')
      ? [
          t('assistant.said.exceptionSoFar', {
            lossSoFar: written('lossSoFar', isOfGas ? 'gasVolume' : 'liquidVolume'),
          }),
        ]
      : []),
  ];
}

/** Whose reports of their newest day are missing, and what these wells last made. */
export function missingText({ figures, name }: Statement, { t, quantities }: Formats): string {
  const of = (wanted: FigureName) => figures.find((each) => each.name === wanted)?.value ?? null;
  const number = quantities.count(of('count'));
  if (name === null) return t('assistant.said.missingWells', { number });
  const value = of('value');
  return value === null
    ? t('assistant.said.missing', { number, fields: name })
    : t('assistant.said.missingOil', {
        number,
        fields: name,
        value: quantities.text('liquidVolume', value),
      });
}

/** Which wells a comparison with a plan is of. */
export function planWellsText({ figures }: Statement, { t, quantities }: Formats): string {
  const of = (wanted: FigureName) => figures.find((each) => each.name === wanted)?.value ?? null;
  const wells = quantities.count(of('wells'));
  const [unplanned, unreported] = [of('unplanned'), of('count')];
  if (unreported) return t('assistant.said.planUnreported', { wells, number: quantities.count(unreported) });
  return unplanned
    ? t('assistant.said.planUnplanned', { wells, number: quantities.count(unplanned) })
    : t('assistant.said.planWells', { wells });
}

/** What a well made in its last test, or that it was not recorded. */
export const testRatesText = (
  { figures }: Statement,
  written: (name: FigureName, quantity: Quantity) => string,
  { t }: Formats,
): string =>
  figures.length === 0
    ? t('assistant.said.noTestRates')
    : t('assistant.said.testRates', {
        oil: written('oil', 'liquidRate'),
        water: written('water', 'liquidRate'),
        gas: written('gas', 'gasRate'),
        waterCut: written('waterCut', 'share'),
        gor: written('gor', 'gasOilRatio'),
      });
