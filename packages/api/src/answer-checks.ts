import { answerChecks, maxRowsOfPages, rowChecks } from './answer-checks.gen.ts';
import type { ReceivedAnswer } from './client.ts';
import { ContractError } from './errors.ts';

/** Deepest place that an error names, so that nothing long stands in it. */
const maxPlaceLength = 200;

/**
 * Compares a successful answer with the contract: shapes, types, limits, and the headers that the client reads. Answers
 * of calls that need no signed-in user, and of orders, are not looked at: what they are made into is checked there.
 * @throws ContractError naming the first place that is wrong.
 */
export function checkAnswer({ method, path, headers, body, isRows = false }: ReceivedAnswer): void {
  const checks = isRows ? rowChecks : answerChecks;
  const check = method === 'GET' && Object.hasOwn(checks, path) ? checks[path] : undefined;
  const operation = `${method} ${path}`;
  if (!isRows && isTooLong(path, headers, body))
    throw new ContractError({ operation, place: 'body', expectation: 'maxItems' });
  if (!check || check({ headers: Object.fromEntries(headers), body })) return;
  const [fault] = check.errors ?? [];
  throw new ContractError({
    operation,
    place: (fault?.instanceLocation ?? '').replace(/^#\/?/, '').slice(0, maxPlaceLength),
    expectation: fault?.keywordLocation.split('/').at(-1) ?? '',
  });
}

/** Whether a page of a list has more rows than a page may have. A list without the header that counts its rows is whole. */
function isTooLong(path: string, headers: Headers, body: unknown): boolean {
  const maxRows = Object.hasOwn(maxRowsOfPages, path) ? maxRowsOfPages[path] : undefined;
  return (
    maxRows !== undefined && headers.has('x-total-count') && Array.isArray(body) && body.length > maxRows
  );
}
