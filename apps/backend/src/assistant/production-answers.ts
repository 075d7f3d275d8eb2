import { dayNumber, isoDay } from '../production-day.ts';
import { windowBefore } from '../queries/data-extent.ts';
import type { DayWindow } from '../queries/selection.ts';
import {
  answerOf,
  figure,
  notAvailable,
  pageFor,
  placeRecord,
  selectionOf,
  statement,
  unitOf,
  windowDays,
  windowOf,
  withoutData,
  type AnswerFor,
} from './answer-parts.ts';
import { emissions, emissionTrend } from './emission-answers.ts';
import { lostNow, readExceptions } from './finding-answers.ts';
import { meanOf, readKnown, type Known } from './known-figures.ts';
import { besideNewest, fieldsApart, isOfNewest, readAsked } from './newest-known.ts';
import { isLostNow, isOfSingleWells, ofFields, ratios } from './quantities.ts';
import { standing } from './priority-answers.ts';
import { rank } from './ranked-answers.ts';
import type { AnswerRecord } from './understanding.ts';

export const total: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (isLostNow(quantity)) return lostNow(asked, reader);
  if (quantity === 'standing') return standing(asked, reader);
  const isOfOneWell = asked.places.length === 1 && asked.places[0]!.kind === 'well';
  // Pressures of several wells have no sum: each is listed, unless their mean is wanted.
  if (isOfSingleWells(quantity) && asked.mean === null && !isOfOneWell)
    return rank({ ...asked, intent: 'rank', level: 'well', count: 50 }, reader);
  const named = await windowOf(asked, reader, quantity);
  if (!named) return withoutData(asked, reader);
  if (ofFields.has(quantity)) return emissions({ ...asked, quantity, ...named }, named, reader);
  const read = await readAsked(asked, reader, quantity, named, 'all');
  const [known] = read.found;
  const { window } = read;
  const seen = { ...asked, quantity, ...window };
  if (!known && isOfSingleWells(quantity))
    return answerOf(seen, { outcome: 'unknown', statements: [statement('noValue', [], window)] });
  if (!known) return withoutData(asked, reader);
  const isMean = asked.mean !== null && !ratios.has(quantity);
  const unit = isMean ? `${unitOf[quantity]}/d` : unitOf[quantity];
  const value = known.value === null ? null : isMean ? meanOf(known, asked, window) : known.value;
  // Of what is injected, wells that take none are no part.
  const wells =
    quantity === 'injection'
      ? (await readAsked(asked, reader, quantity, named, 'well')).found.filter(
          (each) => (each.value ?? 0) > 0,
        ).length
      : known.wells;
  const beside = read.days ? await besideNewest(asked, reader, quantity, read.days) : [];
  return answerOf(seen, {
    statements: [
      value === null
        ? statement('noValue', [figure('wells', known.wells)], window)
        : statement(
            asked.mean === null ? 'total' : 'mean',
            [figure('value', value, unit), figure('wells', wells)],
            window,
          ),
      ...beside,
    ],
    records: asked.places.map((place) => ({
      ...placeRecord(place),
      ...(asked.places.length === 1 && { value, unit }),
      day: known.lastDay,
    })),
    ...pageFor(quantity, window, read.days !== undefined),
    ...(value === null && { outcome: 'unknown' as const }),
  });
};

export const compare: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (isLostNow(quantity) || quantity === 'standing' || ofFields.has(quantity)) return notAvailable(asked);
  const window = await windowOf({ ...asked, places: [] }, reader, quantity);
  if (!window) return withoutData({ ...asked, places: [] }, reader);
  const records: AnswerRecord[] = [];
  for (const place of asked.places) {
    const {
      found: [known],
    } = await readAsked({ ...asked, places: [place] }, reader, quantity, window, 'all');
    const [before] = asked.than
      ? await readKnown(
          reader,
          quantity,
          selectionOf({ ...asked, places: [place] }, reader),
          asked.than,
          'all',
        )
      : [];
    records.push({
      ...placeRecord(place),
      value: known?.value ?? null,
      before: before?.value ?? null,
      unit: unitOf[quantity],
      day: known?.lastDay ?? null,
    });
  }
  const [one, other] = records;
  const isPair = records.length === 2 && one!.value !== null && other!.value !== null;
  const isNewest = isOfNewest(asked, window, reader.newest);
  return answerOf(
    { ...asked, quantity, ...window },
    {
      statements: [
        statement(
          'compare',
          isPair ? [figure('change', one!.value! - other!.value!, unitOf[quantity])] : [],
          window,
        ),
      ],
      records,
      ...pageFor(quantity, window, isNewest),
    },
  );
};

export const trend: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (ofFields.has(quantity)) return emissionTrend({ ...asked, quantity }, reader);
  if (isLostNow(quantity) || quantity === 'standing') return notAvailable(asked);
  const day = await windowOf(asked, reader, quantity);
  if (!day) return withoutData(asked, reader);
  const window = asked.from === null ? { from: isoDay(dayNumber(day.to) - windowDays + 1), to: day.to } : day;
  const earlierDays = asked.than ?? windowBefore(window);
  const [[now], [before]] = await Promise.all([
    readKnown(reader, quantity, selectionOf(asked, reader), window, 'all'),
    readKnown(reader, quantity, selectionOf(asked, reader), earlierDays, 'all'),
  ]);
  if (!now) return withoutData(asked, reader);
  // Volumes of windows that are not of one length are compared by their means per day.
  const lengthOf = ({ from, to }: DayWindow) => dayNumber(to) - dayNumber(from);
  const isMean = !ratios.has(quantity) && (asked.mean !== null || lengthOf(window) !== lengthOf(earlierDays));
  const mean = asked.mean ?? (isMean ? ('day' as const) : null);
  const valueOf = (known: Known | undefined, days: DayWindow) =>
    !known || known.value === null ? null : isMean ? meanOf(known, { mean }, days) : known.value;
  const [value, earlier] = [valueOf(now, window), valueOf(before, earlierDays)];
  const change = value === null || earlier === null ? null : value - earlier;
  const unit = isMean ? `${unitOf[quantity]}/d` : unitOf[quantity];
  return answerOf(
    { ...asked, quantity, ...window, than: earlierDays, mean },
    {
      outcome: change === null ? 'unknown' : 'answered',
      statements: [
        change === null
          ? statement('noValue', [figure('wells', now.wells)], window)
          : statement(
              'trend',
              [
                figure('value', value, unit),
                figure('before', earlier, unit),
                figure('change', change, unit),
                figure('changePct', earlier! > 0 ? (100 * change) / earlier! : null, '%'),
                figure('wells', now.wells),
                figure('wellsBefore', before!.wells),
              ],
              window,
            ),
      ],
      records: asked.places.map((place) => ({ ...placeRecord(place), day: now.lastDay })),
      ...pageFor(quantity, window, false),
    },
  );
};

/** A place alone: what it makes and what is open there. */
export const place: AnswerFor = async (asked, reader) => {
  const named = await windowOf(asked, reader, null);
  if (!named) return withoutData(asked, reader);
  const [{ found, window, days }, { open }] = await Promise.all([
    readAsked(asked, reader, 'oil', named, 'all'),
    readExceptions(asked, reader, 500),
  ]);
  const [known] = found;
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement(
          'place',
          [figure('value', known?.value ?? null, 'Sm3'), figure('count', open.length)],
          window,
        ),
        ...(days ? fieldsApart('oil', days) : []),
      ],
      records: asked.places.map((each) => ({
        ...placeRecord(each),
        value: asked.places.length === 1 ? (known?.value ?? null) : null,
        unit: 'Sm3',
        day: known?.lastDay ?? null,
      })),
      ...pageFor('oil', window, days !== undefined),
    },
  );
};
