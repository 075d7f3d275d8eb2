import { listWells } from '../queries/filter-lists.ts';
import { readHandoverContent } from '../queries/handover-content.ts';
import { readLastNote, readWaitingHandover, sinceLastHandover } from '../queries/handover-rows.ts';
import {
  answerOf,
  figure,
  newestWindow,
  placeRecord,
  statement,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { exceptionRecord } from './finding-answers.ts';
import type { Understanding } from './understanding.ts';

/**
 * What the hand-over that is not confirmed yet lists: what was opened, ended, decided and is left open since the last one, and the note
 * that was written; that of the last one where there is none yet.
 */
export const handover: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const waiting = await readWaitingHandover(db);
  const since = waiting?.since ?? (await sinceLastHandover(db, now));
  const [{ content }, note] = await Promise.all([
    readHandoverContent(db, { since, now, window: newestWindow(newest) }),
    waiting?.note ? waiting : readLastNote(db),
  ]);
  const isMeant = await ofPlaces(asked, reader);
  const { counts } = content;
  const open = content.open.filter(({ well }) => isMeant(well.id));
  const isOfAll = asked.places.length === 0;
  const decided = content.decided.filter(({ events }) => events.some(({ well }) => isMeant(well.id)));
  const countOf = (events: readonly { readonly well: { readonly id: string } }[]) =>
    events.filter(({ well }) => isMeant(well.id)).length;
  const day = since.toISOString().slice(0, 10);
  const said = note?.note.trim();
  return answerOf(
    { ...asked, from: null, to: null },
    {
      statements: [
        statement(
          'handover',
          [
            figure('opened', isOfAll ? counts.opened : countOf(content.opened)),
            figure('ended', counts.ended === null ? null : isOfAll ? counts.ended : countOf(content.ended)),
            figure('made', isOfAll ? counts.decided : decided.length),
            figure('count', isOfAll ? counts.open : open.length),
          ],
          { from: day, to: now.toISOString().slice(0, 10) },
        ),
      ],
      records: [
        ...(note && said
          ? [
              {
                ...placeRecord({ kind: 'handover' as const, id: note.id, name: said.slice(0, 300) }),
                day: note.savedAt.toISOString().slice(0, 10),
                person: note.author,
              },
            ]
          : []),
        ...open.slice(0, asked.count).map((row) => exceptionRecord(row)),
      ],
      total: open.length + (said ? 1 : 0),
      page: 'handover',
      pageDays: null,
    },
  );
};

/** Which wells were asked for. */
async function ofPlaces({ places }: Understanding, { db }: Reader): Promise<(wellId: string) => boolean> {
  if (places.length === 0) return () => true;
  const ids = new Set(places.map(({ id }) => id));
  const wells = (await listWells(db)).filter(({ id, fieldId, areaId, businessUnitId }) =>
    [id, fieldId, areaId, businessUnitId].some((each) => ids.has(each)),
  );
  const meant = new Set(wells.map(({ id }) => id));
  return (wellId) => meant.has(wellId);
}
