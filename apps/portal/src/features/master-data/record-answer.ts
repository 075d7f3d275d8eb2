import type { ImportUndo, RecordChange, WellMerge } from '@cnx/api';
import * as v from 'valibot';
import { readAnswer } from '../../session/read-answer.ts';

// Of the parts that the login page has anyway: it shares the library.
const that = (isGood: (given: unknown) => boolean) => v.pipe(v.unknown(), v.check(isGood));
const isCount = (given: unknown) => Number.isSafeInteger(given) && (given as number) >= 0;
const count = that(isCount);

const change = v.object({
  importId: that((given) => given === null || (isCount(given) && given !== 0)),
  wells: count,
});
const undone = v.object({ kept: count });

const listOf = (isGood: (given: unknown) => boolean, most: number) =>
  that((given) => Array.isArray(given) && given.length <= most && given.every(isGood));
const things: readonly unknown[] = [
  ...['dailyRows', 'readings', 'months', 'tests', 'events', 'activities', 'plans', 'equipment'],
  ...['masterData', 'notes', 'decisions'],
];
const thing = v.object({
  thing: that((given) => things.includes(given)),
  ...{ moved: count, double: count, clashing: count },
});
const isDay = (given: unknown) =>
  typeof given === 'string' &&
  /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(given) &&
  !Number.isNaN(Date.parse(given));
const merge = v.object({
  things: listOf((given) => v.safeParse(thing, given).success, 11),
  clashing: count,
  clashingDays: listOf(isDay, 400),
  heldBy: listOf((given) => typeof given === 'string' && given.length <= 64, 40),
});

/** Reads what a merge would do. @throws ContractError where it is not what the contract says */
export const readWellMerge = (operation: string, answer: unknown): WellMerge =>
  readAnswer(operation, merge, answer) as WellMerge;

/** Reads what a change of a record answers. @throws ContractError where it is not what the contract says */
export const readRecordChange = (operation: string, answer: unknown): RecordChange =>
  readAnswer(operation, change, answer) as RecordChange;

/** Reads how many rows an undo would leave. @throws ContractError where it is not what the contract says */
export const readUndone = (operation: string, answer: unknown): Pick<ImportUndo, 'kept'> =>
  readAnswer(operation, undone, answer) as Pick<ImportUndo, 'kept'>;
