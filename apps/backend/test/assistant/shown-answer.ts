import type { Answer } from '../../src/assistant/understanding.ts';
import type { Expected } from './questions.ts';

/** The parts of an answer that a row expects something of. */
export function shownOf(answer: Answer, expected: Expected): Expected {
  const { understood, statements, records } = answer;
  const all: Required<{ [Name in keyof Expected]: unknown }> = {
    outcome: answer.outcome,
    intent: understood.intent,
    quantity: understood.quantity,
    from: understood.from,
    to: understood.to,
    places: understood.places.map(({ name }) => name),
    records: records.map(({ well, id }) => well ?? id),
    since: records.map(({ since }) => since),
    value: Number(statements[0]?.figures[0]?.value?.toFixed(6)),
    wells: statements[0]?.figures.find(({ name }) => name === 'wells')?.value,
    further: answer.further.map((part) => part.understood.quantity ?? part.understood.intent),
    leftOut: answer.unread,
    corrected: answer.corrected.map(({ meant }) => meant),
    said: statements[0]?.code,
    term: understood.term,
    page: answer.page,
  };
  return Object.fromEntries(Object.keys(expected).map((name) => [name, all[name as keyof Expected]]));
}
