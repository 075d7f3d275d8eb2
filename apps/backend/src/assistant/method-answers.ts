import type { MethodOfProduction } from '../vocabulary.ts';
import { listWells } from '../queries/filter-lists.ts';
import {
  answerOf,
  figure,
  notAvailable,
  pageFor,
  placeRecord,
  statement,
  unitOf,
  windowOf,
  withoutData,
  type Reader,
} from './answer-parts.ts';
import { meanOf, type Known } from './known-figures.ts';
import { fieldsApart, readAsked } from './newest-known.ts';
import { isLostNow, ofFields, ofPumps, ratios } from './quantities.ts';
import type { Answer, Quantity, Understanding } from './understanding.ts';

/** A quantity of the wells of each method of production, the most first: of ratios and readings the mean over them. */
export async function rankMethods(
  asked: Understanding & { readonly quantity: Quantity },
  reader: Reader,
): Promise<Answer> {
  const { quantity } = asked;
  const isKnown = !ofFields.has(quantity) && !ofPumps.has(quantity) && quantity !== 'standing';
  if (!isKnown || isLostNow(quantity) || asked.limit || asked.reason !== null) return notAvailable(asked);
  const named = await windowOf(asked, reader, quantity);
  if (!named) return withoutData(asked, reader);
  const methods = [...new Set((await listWells(reader.db)).map((well) => well.methodOfProduction))];
  const isMean = asked.mean !== null && !ratios.has(quantity);
  const known: (Known & { readonly method: MethodOfProduction; readonly value: number })[] = [];
  for (const method of methods.filter((each) => asked.method === null || each === asked.method)) {
    const { found } = await readAsked({ ...asked, method }, reader, quantity, named, 'all');
    const [all] = found;
    if (all && all.value !== null)
      known.push({ ...all, method, value: isMean ? meanOf(all, asked, named) : all.value });
  }
  if (known.length === 0) return withoutData(asked, reader);
  const sign = asked.order === 'most' ? -1 : 1;
  const ranked = known.toSorted((one, other) => sign * (one.value - other.value));
  const { days, window } = await readAsked(asked, reader, quantity, named, 'all');
  const seen = { ...asked, quantity, ...window };
  return answerOf(seen, {
    statements: [
      statement('rank', [figure('count', ranked.length)], window),
      ...(days ? fieldsApart(quantity, days) : []),
    ],
    records: ranked.slice(0, asked.count).map(({ method, value, lastDay }) => ({
      ...placeRecord({ kind: 'method', id: method, name: method }),
      value,
      unit: isMean ? `${unitOf[quantity]}/d` : unitOf[quantity],
      day: lastDay,
    })),
    total: ranked.length,
    ...pageFor(quantity, window, days !== undefined),
  });
}
