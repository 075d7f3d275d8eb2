import { isoDay } from '../production-day.ts';
import { readPumpSurvival } from '../queries/pump-survival.ts';
import {
  answerOf,
  figure,
  placeRecord,
  selectionOf,
  statement,
  withoutData,
  type AnswerFor,
} from './answer-parts.ts';

/** How long the pumps of each maker last and how many of them failed, as the statistics have it; the most failures first. */
export const makers: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const until = isoDay(newest);
  const { total, groups } = await readPumpSurvival(db, selectionOf(asked, reader), {
    ...{ until, now, by: 'manufacturer' as const },
  });
  if (groups.length === 0) return withoutData(asked, reader);
  const isOfLife = asked.quantity === 'runLife';
  // A median that no half of the runs has reached is longer than any that is known.
  const life = (days: number | null) => days ?? Number.MAX_SAFE_INTEGER;
  const sign = asked.order === 'most' ? -1 : 1;
  const ranked = groups.toSorted((one, other) =>
    isOfLife
      ? sign * (life(one.medianDays) - life(other.medianDays))
      : sign * (one.failures - other.failures),
  );
  return answerOf(asked, {
    statements: [
      statement(
        'makers',
        [
          figure('count', groups.length),
          figure('runs', total.runs),
          figure('failures', total.failures),
          figure('days', total.medianDays, 'd'),
        ],
        { from: until, to: until },
      ),
    ],
    records: ranked.slice(0, asked.count).map(({ id, name, medianDays, failures }) => ({
      ...placeRecord({ kind: 'maker', id: id ?? '', name: name ?? '' }),
      value: medianDays,
      before: failures,
      unit: 'd',
    })),
    total: groups.length,
    page: 'statistics',
  });
};
