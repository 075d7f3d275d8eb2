import type { AssistantAnswer } from '@cnx/api';
import * as v from 'valibot';
import { neededText, readAnswer } from '../../session/read-answer.ts';

const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);
const number = v.pipe(v.number(), v.finite());
const days = { from: orNull(neededText), to: orNull(neededText) };

/** A list with no more items than the contract allows. */
const list = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most));

const place = v.object({ kind: neededText, id: neededText, name: neededText });
const limit = v.object({ side: neededText, value: number });

/** What an answer and the answer to a part of a question both have. */
const answerParts = {
  statements: list(
    v.object({
      code: neededText,
      figures: list(v.object({ name: neededText, value: orNull(number), unit: orNull(neededText) }), 8),
      ...days,
      note: v.nullish(neededText, null),
      name: v.nullish(neededText, null),
    }),
    5,
  ),
  records: list(
    v.object({
      kind: neededText,
      id: neededText,
      name: neededText,
      place: orNull(neededText),
      well: orNull(neededText),
      value: orNull(number),
      before: v.nullish(number, null),
      unit: orNull(neededText),
      day: orNull(neededText),
      since: v.nullish(neededText, null),
      until: v.nullish(neededText, null),
      note: orNull(neededText),
      cause: v.nullish(neededText, null),
      setting: v.nullish(v.object({ from: orNull(number), to: number, unit: orNull(neededText) }), null),
      person: v.nullish(neededText, null),
    }),
    50,
  ),
  total: number,
  understood: v.object({
    intent: neededText,
    quantity: orNull(neededText),
    places: list(place, 50),
    without: v.nullish(list(place, 20), []),
    method: orNull(neededText),
    product: v.nullish(neededText, null),
    severity: v.nullish(neededText, null),
    lossKind: v.nullish(neededText, null),
    state: orNull(neededText),
    owner: v.nullish(neededText, null),
    age: v.nullish(limit, null),
    limit: orNull(limit),
    ...days,
    than: v.nullish(v.object({ from: neededText, to: neededText }), null),
    mean: v.nullish(neededText, null),
    level: neededText,
    order: neededText,
    count: number,
    units: v.nullish(neededText, null),
    term: orNull(neededText),
    page: orNull(neededText),
    advice: v.nullish(neededText, null),
    reason: v.nullish(neededText, null),
    found: v.nullish(list(place, 50), []),
  }),
  page: orNull(neededText),
  pageDays: v.nullish(v.object({ from: neededText, to: neededText }), null),
  dataAsOf: orNull(neededText),
  late: v.nullish(list(v.object({ name: neededText, asOf: neededText }), 20), []),
};

const answer = v.object({
  outcome: neededText,
  text: v.nullish(
    list(
      v.object({
        kind: neededText,
        text: v.string(),
        quantity: orNull(neededText),
        value: orNull(number),
        unit: orNull(neededText),
      }),
      400,
    ),
    null,
  ),
  modelFault: v.nullish(neededText, null),
  ...answerParts,
  unread: v.nullish(list(neededText, 10), []),
  corrected: v.nullish(list(v.object({ typed: neededText, meant: neededText }), 10), []),
  further: v.nullish(list(v.object({ outcome: neededText, ...answerParts }), 2), []),
  nearest: v.nullish(neededText, null),
  suggestions: list(neededText, 8),
  language: v.nullish(v.picklist(['en', 'es', 'fr']), null),
  near: v.nullish(list(neededText, 4), []),
});

/**
 * Reads an answer of the assistant. Its codes may be those of a newer server.
 * @throws ContractError where its shape is another one
 */
export function readAssistantAnswer(given: unknown): AssistantAnswer {
  return readAnswer('POST /Assistant/Ask', answer, given) as AssistantAnswer;
}
