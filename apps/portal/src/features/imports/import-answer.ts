import type { ImportResult, ImportTemplate, ImportUndo } from '@cnx/api';
import * as v from 'valibot';
import { readAnswer } from '../../session/read-answer.ts';

// Of the parts that the login page has anyway: it shares the library.
const that = (isGood: (given: unknown) => boolean) => v.pipe(v.unknown(), v.check(isGood));
const isText = (given: unknown) => typeof given === 'string';
const text = that(isText);
const textUpTo = (most: number) => that((given) => isText(given) && given.length <= most);
const textOrNone = that((given) => given === null || isText(given));
const count = that((given) => Number.isSafeInteger(given) && (given as number) >= 0);
const volume = that((given) => Number.isFinite(given) && Math.abs(given as number) <= 1e15);
const truth = that((given) => typeof given === 'boolean');
const oneOf = (words: readonly string[]) => that((given) => words.includes(given as string));
const listOf = (item: v.GenericSchema, most = 500) =>
  that(
    (given) =>
      Array.isArray(given) && given.length <= most && given.every((one) => v.safeParse(item, one).success),
  );

/** A day of a year that production is reported of. */
const isDay = (given: unknown) =>
  isText(given) &&
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(given) &&
  new Date(`${given}T00:00:00Z`).toJSON()?.slice(0, 10) === given;
const isMoment = (given: unknown) => isText(given) && isDay(given.slice(0, 10));

const isTexts = (given: unknown) =>
  typeof given === 'object' && given !== null && Object.values(given).every(isText);
const sentences = listOf(v.object({ code: textUpTo(60), values: that(isTexts) }), 60);
const note = v.object({
  ...{ file: text, row: count, column: textOrNone, value: textOrNone, reason: text, sentences },
});
const column = v.object({
  ...{ header: text, quantity: text, unit: text },
  ...{ cell: textOrNone, taken: textOrNone, later: textOrNone },
});
const unusedColumn = v.object({ header: text, unit: text, cell: textOrNone });
const table = v.object({
  ...{ file: text, sheet: textOrNone, layout: text, rows: count, dateFormat: textOrNone },
  decimal: oneOf(['comma', 'point']),
  columns: listOf(column, 20_000),
  unused: listOf(text, 20_000),
  unusedColumns: listOf(unusedColumn, 20_000),
  notes: listOf(text, 40),
  ...{ layoutSentences: sentences, noteSentences: sentences },
});
const refusal = v.object({ message: text, sentences, options: listOf(text, 40) });
const earlier = v.object({
  importId: that((given) => Number.isSafeInteger(given) && (given as number) >= 1),
  ...{ at: that(isMoment), by: textOrNone, isRunning: truth },
});
const options = v.looseObject({ kind: text });
const template = v.object({
  ...{ id: that((given) => Number.isSafeInteger(given) && (given as number) >= 1) },
  ...{ name: textUpTo(120), options },
  ...{ columns: listOf(text, 2_000), savedAt: that(isMoment) },
  savedBy: that((given) => given === null || (isText(given) && given.length <= 320)),
});
const result = v.object({
  state: oneOf(['previewed', 'stored', 'rejected', 'refused']),
  refusal: that((given) => given === null || v.safeParse(refusal, given).success),
  earlier: that((given) => given === null || v.safeParse(earlier, given).success),
  templates: listOf(v.object({ template, missing: listOf(text, 2_000) }), 5),
  tables: listOf(table),
  ...{ rowsRead: count, rowsNew: count, rowsUpdated: count, rowsUnchanged: count },
  ...{
    rowsRejected: count,
    rowsOfSums: count,
    rowsSuspect: count,
    rowsWithoutHours: count,
    rowsWithAssumedHours: count,
  },
  ...{ rowsOfOtherClock: count, valuesKept: count, valuesErased: count, wellCount: count },
  fieldIds: listOf(text),
  days: that((given) => given === null || v.safeParse(v.object({ from: text, to: text }), given).success),
  wells: listOf(
    v.object({
      ...{ field: text, name: text, identifier: textOrNone, isNew: truth, like: textOrNone },
      ...{ mother: textOrNone, motherIs: v.picklist(['none', 'stored', 'missing', 'likely']) },
    }),
  ),
  rejected: listOf(note),
  suspect: listOf(note),
  rejectedFiles: listOf(
    v.object({ name: text, text, reasons: listOf(v.object({ reason: text, sentences }), 5_000) }),
  ),
  outlooks: listOf(
    v.object({
      ...{ field: text, wells: count, firstDay: text, lastDay: text },
      ...{ oil: volume, gas: volume, water: volume, waterInjected: volume },
    }),
  ),
});

/** Reads what an import answers. @throws ContractError where it is not what the contract says */
export const readImportResult = (operation: string, answer: unknown): ImportResult =>
  readAnswer(operation, result, answer) as unknown as ImportResult;

/** Reads a template that was kept. @throws ContractError where it is not what the contract says */
export const readImportTemplate = (operation: string, answer: unknown): ImportTemplate =>
  readAnswer(operation, template, answer) as unknown as ImportTemplate;

const dayOrNone = that((given) => given === null || isDay(given));
const month = that((given) => isText(given) && /^\d{4}-\d{2}$/.test(given));

const undone = v.object({
  importId: that((given) => Number.isSafeInteger(given) && (given as number) >= 1),
  things: listOf(
    v.object({
      thing: oneOf([
        ...['dailyRows', 'readings', 'months', 'tests', 'events', 'activities', 'emissions', 'plans'],
        ...['equipment', 'curves', 'masterData', 'wells', 'fields', 'notes', 'decisions'],
      ]),
      ...{ removed: count, restored: count, changed: count, used: count },
    }),
    15,
  ),
  ...{ kept: count, wells: count, firstDay: dayOrNone, lastDay: dayOrNone },
  closedMonths: listOf(month, 1_200),
});

/** Reads what an undo answers. @throws ContractError where it is not what the contract says */
export const readImportUndo = (operation: string, answer: unknown): ImportUndo =>
  readAnswer(operation, undone, answer) as unknown as ImportUndo;
