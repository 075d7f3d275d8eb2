import * as v from 'valibot';
import { searchCode, searchKey } from '../queries/search-text.ts';
import { answerTo, unanswered } from './answer.ts';
import type { Reader } from './answer-parts.ts';
import { nearestKind, nearestNames, placeOf, type PlaceNames } from './place-names.ts';
import type { Answer, Place, Understanding } from './understanding.ts';
import { nothingUnderstood } from './understand.ts';

const intents = [
  'total',
  'rank',
  'compare',
  'trend',
  'list',
  'count',
  'exceptions',
  'explainException',
  'changes',
  'schedule',
  'place',
] as const satisfies readonly Understanding['intent'][];
const quantities = [
  'oil',
  'gas',
  'water',
  'injection',
  'liquid',
  'waterCut',
  'gor',
  'uptime',
  'potential',
  'deferred',
  'efficiency',
  'lostNow',
  'carbonIntensity',
  'flaringIntensity',
  'methaneIntensity',
  'specificEnergy',
] as const satisfies readonly NonNullable<Understanding['quantity']>[];
const levels = ['well', 'field', 'area', 'businessUnit'] as const satisfies readonly Understanding['level'][];
const orders = ['most', 'least'] as const satisfies readonly Understanding['order'][];
const maxPlaces = 20;

/** What a language model can look up, for its interface: the questions that the rules answer. */
export const lookUpTool = {
  name: 'look_up',
  description:
    'Reads the portal: production, losses, open exceptions, changes, planned work. Volumes in Sm3, rates in Sm3/d. Each figure has an id such as f1.',
  parameters: {
    type: 'object',
    additionalProperties: false,
    required: ['intent'],
    properties: {
      intent: { type: 'string', enum: intents },
      quantity: { type: 'string', enum: quantities },
      places: {
        type: 'array',
        maxItems: maxPlaces,
        items: { type: 'string' },
        description:
          'Names of wells, fields, areas or business units, as people write them; none for all wells.',
      },
      from: { type: 'string', description: 'First production day, YYYY-MM-DD.' },
      to: { type: 'string', description: 'Last production day, YYYY-MM-DD.' },
      level: { type: 'string', enum: levels, description: 'What a ranking ranks.' },
      order: { type: 'string', enum: orders },
      count: { type: 'integer', minimum: 1, maximum: 50 },
    },
  },
} as const;

const day = v.pipe(v.string(), v.isoDate());
const asked = v.strictObject({
  intent: v.picklist(intents),
  quantity: v.nullish(v.picklist(quantities)),
  places: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(maxPlaces))),
  from: v.nullish(day),
  to: v.nullish(day),
  level: v.nullish(v.picklist(levels)),
  order: v.nullish(v.picklist(orders)),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
});

/**
 * Looks up what a language model asks for.
 * @param given the tool's arguments as the model wrote them
 * @returns the answer of the rules; a text that says what is wrong with the arguments, for the model
 */
export async function lookUp(
  given: string,
  { names, reader }: { readonly names: PlaceNames; readonly reader: Reader },
): Promise<Answer | string> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), asked), given);
  if (!read.success) return `The arguments do not hold: ${v.summarize(read.issues)}`;
  const { intent, quantity, places: wanted, from, to, level, order, count } = read.output;
  const places: Place[] = [];
  for (const name of wanted ?? []) {
    const found = nearestKind(names.byCode.get(searchCode(searchKey(name))) ?? []);
    if (found.length === 0)
      return unanswered({
        kind: 'unknownPlace',
        nearest: nearestNames(name, names, 5).map(placeOf),
        unread: [],
      });
    if (found.length > 1)
      return unanswered({
        kind: 'whichPlace',
        places: found.slice(0, maxPlaces).map(placeOf),
        understanding: { ...nothingUnderstood, intent },
      });
    places.push(...found.map(placeOf));
  }
  const hasDays = from != null && to != null && from <= to;
  return answerTo(
    {
      ...nothingUnderstood,
      intent,
      quantity: quantity ?? null,
      places,
      from: hasDays ? from : null,
      to: hasDays ? to : null,
      level: level ?? nothingUnderstood.level,
      order: order ?? nothingUnderstood.order,
      count: count ?? nothingUnderstood.count,
    },
    reader,
  );
}
