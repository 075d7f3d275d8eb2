import type { ImportUndo, RecordChange } from '@cnx/api';
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

/** Reads what a change of a record answers. @throws ContractError where it is not what the contract says */
export const readRecordChange = (operation: string, answer: unknown): RecordChange =>
  readAnswer(operation, change, answer) as RecordChange;

/** Reads how many rows an undo would leave. @throws ContractError where it is not what the contract says */
export const readUndone = (operation: string, answer: unknown): Pick<ImportUndo, 'kept'> =>
  readAnswer(operation, undone, answer) as Pick<ImportUndo, 'kept'>;
