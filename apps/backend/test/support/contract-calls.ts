import type { ContractOperation } from '../../src/server/contract-document.ts';
import { loadContract } from '../../src/server/contract-file.ts';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import type { Answer, TestBackend } from './backend.ts';

/** The contract as the backend reads it. */
export const contract = await loadContract();

export function operationOf(id: OperationId): ContractOperation {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`the contract has no ${id}`);
  return operation;
}

/** Parameters and body of one call of an operation. */
export interface Sample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Calls an operation by its id. */
export function callOperation(
  backend: TestBackend,
  id: OperationId,
  token: string | undefined,
  { path = {}, query = {}, body, headers }: Sample = {},
): Promise<Answer> {
  const operation = operationOf(id);
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const search = texts.length ? `?${new URLSearchParams(texts).toString()}` : '';
  return backend.call(operation.method as 'GET' | 'POST', `${contract.basePath}${place}${search}`, {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });
}

/** Reading operations that page through a selection of wells and days. */
export const pagedOperations = contract.operations
  .filter(({ parameters }) =>
    ['wellIds', 'cursor'].every((name) => parameters.some((one) => one.name === name)),
  )
  .map(({ id }) => id as OperationId);

/** All operations that take the seven filters. */
export const filteredOperations = contract.operations
  .filter(({ secured, parameters }) => secured && parameters.some(({ name }) => name === 'wellIds'))
  .map(({ id }) => id as OperationId);

/** Those of them that look at a window of days. */
export const windowedOperations = filteredOperations.filter((id) =>
  operationOf(id).parameters.some(({ name }) => name === 'from'),
);

/** The complete lists behind the filters. */
export const listOperations = contract.operations
  .filter(({ responses }) => responses.has(304) && responses.get(200)?.content.has('application/json'))
  .map(({ id }) => id as OperationId);
