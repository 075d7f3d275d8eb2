import { ContractError, type ErrorText } from '@cnx/api';
import * as v from 'valibot';
import { maxAnswerTextLength, maxShownErrors } from '../limits.ts';

// Of the parts that the login page has anyway: each further function of the library weighs on it.
const mayLack = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

/** A text that has to be there. */
export const neededText = v.pipe(
  v.string(),
  v.check((text) => text.length <= maxAnswerTextLength),
);
/** A text of an answer. Backends of others leave out what is empty, or answer null. */
export const answerText = mayLack(neededText);
/** A truth of an answer, which may be left out as well. */
export const answerFlag = mayLack(v.boolean());
/** An object of an answer: no list, which would be one without any field. */
export const answerObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((given) => !Array.isArray(given)),
    v.object(entries),
  );
/** The first errors of an answer; one that has no text is empty. What is no list has none. */
export const answerErrors = v.optional(v.pipe(v.unknown(), v.transform(readErrors)), []);

/**
 * Reads an answer of a call that `@cnx/api/answer-checks` does not look at, such as a sign-in's.
 * @param operation Method and path.
 * @throws ContractError where the answer is not what the schema says
 */
export function readAnswer<Schema extends v.GenericSchema>(
  operation: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  const [{ path = [], type }] = read.issues;
  const place = ['body', ...path.map(({ key }) => String(key))].join('/');
  throw new ContractError({ operation, place, expectation: type });
}

function readErrors(list: unknown): ErrorText[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, maxShownErrors).map((error: Partial<ErrorText> | null) => {
    const message: unknown = error?.message;
    return { message: typeof message === 'string' ? message.slice(0, maxAnswerTextLength) : '' };
  });
}
