import { answerChecks, rowChecks } from './answer-checks.gen.ts';
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
  if (!check || check({ headers: Object.fromEntries(headers), body })) return;
  const [fault] = check.errors ?? [];
  throw new ContractError({
    operation: `${method} ${path}`,
    place: (fault?.instanceLocation ?? '').replace(/^#\/?/, '').slice(0, maxPlaceLength),
    expectation: fault?.keywordLocation.split('/').at(-1) ?? '',
  });
}
