import type { ImportResult } from '@cnx/api';
import * as v from 'valibot';
import { readAnswer } from '../../session/read-answer.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const volume = v.pipe(v.number(), v.finite(), v.maxValue(1e15), v.minValue(-1e15));
const text = v.pipe(v.string(), v.maxLength(50_000_000));
const textOrNone = v.nullable(text);
const listOf = <Item extends v.GenericSchema>(item: Item, most = 500) =>
  v.pipe(v.array(item), v.maxLength(most));

const note = v.object({ file: text, row: count, column: textOrNone, value: textOrNone, reason: text });
const column = v.object({
  ...{ header: text, quantity: text, unit: text },
  ...{ cell: textOrNone, taken: textOrNone, later: textOrNone },
});
const table = v.object({
  ...{ file: text, sheet: textOrNone, layout: text, rows: count, dateFormat: textOrNone },
  decimal: v.picklist(['comma', 'point']),
  columns: listOf(column, 20_000),
  unused: listOf(text, 20_000),
  notes: listOf(text, 40),
});
const counts = {
  ...{ rowsRead: count, rowsNew: count, rowsUpdated: count, rowsUnchanged: count },
  ...{ rowsRejected: count, rowsSuspect: count, rowsWithoutHours: count, rowsWithAssumedHours: count },
  ...{ rowsOfOtherClock: count, valuesKept: count, valuesErased: count, wellCount: count },
};
const result = v.object({
  state: v.picklist(['previewed', 'stored', 'rejected', 'refused']),
  refusal: v.nullable(v.object({ message: text, options: listOf(text, 40) })),
  tables: listOf(table),
  ...counts,
  wells: listOf(
    v.object({ field: text, name: text, identifier: textOrNone, isNew: v.boolean(), like: textOrNone }),
  ),
  rejected: listOf(note),
  suspect: listOf(note),
  rejectedFiles: listOf(v.object({ name: text, text })),
  outlooks: listOf(
    v.object({
      ...{ field: text, wells: count, firstDay: text, lastDay: text },
      ...{ oil: volume, gas: volume, water: volume, waterInjected: volume },
    }),
  ),
});

/** Reads what an import answers. @throws ContractError where it is not what the contract says */
export const readImportResult = (operation: string, answer: unknown): ImportResult =>
  readAnswer(operation, result, answer);
