import { readDeclines } from '../queries/declines.ts';
import { declinesOfWells, steepWell } from '../queries/steep-wells.ts';
import {
  answerOf,
  figure,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  withoutData,
  type AnswerFor,
} from './answer-parts.ts';
import type { Understanding } from './understanding.ts';

/** How fields or wells decline, as the statistics have it: of fields what the next year takes, of wells what 30 valid days take. */
export const decline: AnswerFor = (asked, reader) => {
  if (asked.level === 'field') return declineOfFields(asked, reader);
  return asked.level === 'well' ? declineOfWells(asked, reader) : notAvailable(asked);
};

const productOf = ({ quantity, product }: Understanding) =>
  quantity === 'oil' || quantity === 'gas' ? quantity : (product ?? undefined);

const declineOfFields: AnswerFor = async (asked, reader) => {
  const product = productOf(asked);
  const { db, now } = reader;
  const { fields } = await readDeclines(db, selectionOf(asked, reader), { product, limit: null, now });
  const sign = asked.order === 'most' ? -1 : 1;
  const found = fields
    .flatMap(({ id, name, forecast }) =>
      forecast?.declinePct == null ? [] : [{ id, name, value: forecast.declinePct }],
    )
    .toSorted((one, other) => sign * (one.value - other.value) || one.name.localeCompare(other.name, 'en'));
  if (found.length === 0) return withoutData(asked, reader);
  return answerOf(asked, {
    statements: [statement('declineOfFields', [figure('count', found.length)])],
    records: found.slice(0, asked.count).map(({ value, ...field }) => ({
      ...placeRecord({ kind: 'field', ...field }),
      value,
      unit: '%',
    })),
    total: found.length,
    page: 'statistics',
  });
};

/** The newest 90 valid days of each well against its newest 365. */
const declineOfWells: AnswerFor = async (asked, reader) => {
  const product = productOf(asked);
  const rows = await declinesOfWells(reader.db, selectionOf(asked, reader), reader.now).execute();
  const sign = asked.order === 'most' ? -1 : 1;
  const found = rows
    .filter((row) => row.product !== null && (product === undefined || row.product === product))
    .map(({ id, name, fieldId, fieldName, ...row }) => steepWell({ id, name, fieldId, fieldName }, row))
    .toSorted(
      (one, other) =>
        sign * (one.recentPct - other.recentPct) || one.well.name.localeCompare(other.well.name, 'en'),
    );
  if (found.length === 0) return withoutData(asked, reader);
  return answerOf(asked, {
    statements: [statement('declineOfWells', [figure('count', found.length)])],
    records: found.slice(0, asked.count).map(({ well, recentPct, yearPct, to }) => ({
      ...placeRecord({ kind: 'well', id: well.id, name: well.name }),
      place: well.fieldName,
      value: recentPct,
      before: yearPct,
      unit: '%',
      day: to,
    })),
    total: found.length,
    page: 'statistics',
  });
};
