// A backend for stories and tests: it answers each call as the contract's examples show it.
import { exampleOperations, examples, type ExampleOperation, type Examples } from './examples.gen.ts';
import type { operations } from './schema.gen.ts';

export { examples, type Examples } from './examples.gen.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * What operations answer in place of the first example of their success: another example by its name, whose status it
 * has, or an answer made by hand.
 */
export type ExampleChoices = { readonly [Id in keyof operations]?: keyof Examples | Answer };

/**
 * Makes a `fetch` that answers from the contract's examples, with the headers that it promises. A path that names no
 * operation is a network failure, as with a server that is not there.
 * @throws Error from the call when an operation does not show the example that was chosen for it
 */
export function createExampleFetch(choices: ExampleChoices = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const operation = operationOf(request);
    if (!operation) throw new TypeError('Failed to fetch');
    const choice = choices[operation.id];
    if (typeof choice === 'function') return choice(request);
    const response = exampleResponse(operation.id, choice);
    const wanted = request.headers.get('accept');
    const isAnswered = operation.answers.some(({ type }) => type === wanted);
    return wanted === rowsType && isAnswered && response.ok ? asLines(response) : response;
  };
}

/**
 * An answer as the contract shows it.
 * @param name Of an example. @default the first one of the operation's success
 * @throws Error when the operation does not show this example
 */
export function exampleResponse(id: keyof operations, name?: keyof Examples): Response {
  const operation = exampleOperations.find((candidate) => candidate.id === id);
  const answer = operation?.answers.find(({ status, examples: shown }) =>
    name === undefined ? status === 200 : shown.includes(name),
  );
  const example = name ?? answer?.examples[0];
  if (!answer || !example) throw new Error(`${id} shows no example ${name ?? 'of its success'}`);
  const { status, type } = answer;
  const value = examples[example];
  const headers = { ...answer.headers, 'content-type': type };
  if ('X-Total-Count' in headers) headers['X-Total-Count'] = String(rowsOf(value).length);
  return new Response(typeof value === 'string' ? value : JSON.stringify(value), { status, headers });
}

/** Media type of all rows of a list, each of them a line. */
const rowsType = 'application/x-ndjson';

async function asLines(response: Response): Promise<Response> {
  const rows = rowsOf(await response.json());
  const headers = new Headers(response.headers);
  headers.set('content-type', rowsType);
  return new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { headers });
}

/** The rows of a list, alone or beside what sums them up. */
export function rowsOf(value: unknown): unknown[] {
  const lists = Array.isArray(value) ? [value] : Object.values(value as object).filter(Array.isArray);
  return (lists[0] ?? []) as unknown[];
}

/** The operation whose path ends the request's; of several the longest. */
function operationOf({ method, url }: Request): ExampleOperation | undefined {
  const { pathname } = new URL(url);
  const fits = ({ path }: ExampleOperation) => {
    const parts = path.split('/');
    const asked = pathname.split('/').slice(-parts.length + 1);
    return parts.slice(1).every((part, index) => part.startsWith('{') || part === asked[index]);
  };
  return exampleOperations
    .filter((operation) => operation.method === method && fits(operation))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
