import type { Contract } from './contract-document.ts';
import { createSchemaCheck, type SchemaCheck } from './schema-check.ts';
import type { AnswerHeaders } from './contract-handlers.ts';

/**
 * Compares an answer with the contract.
 * @param body As it is sent: text for plain text, otherwise the value that becomes JSON.
 * @param mediaType Of the body; of the rows of a list, the body is one of them.
 * @throws Error naming the operation and every fault.
 */
export type ResponseCheck = (
  operationId: string,
  status: number,
  headers: AnswerHeaders,
  body: unknown,
  mediaType?: string,
) => void;

/** What was compiled for a contract: all servers of a process share it. */
const compiledChecks = new WeakMap<Contract, Map<string, SchemaCheck>>();

export function createResponseCheck(contract: Contract): ResponseCheck {
  const checks = compiledChecks.get(contract) ?? new Map<string, SchemaCheck>();
  compiledChecks.set(contract, checks);
  const checkOnce = (key: string, make: () => SchemaCheck) => {
    const known = checks.get(key) ?? make();
    checks.set(key, known);
    return known;
  };
  return (
    operationId,
    status,
    headers,
    body,
    mediaType = typeof body === 'string' ? 'text/plain' : 'application/json',
  ) => {
    const operation = contract.operations.find(({ id }) => id === operationId);
    const response = operation?.responses.get(status);
    if (!response) throw new Error(`${operationId}: status ${status} is not in the contract`);
    const schema = response.content.get(mediaType);
    const faults: string[] = [];
    if (schema) {
      const check = checkOnce(`${operationId} ${status} ${mediaType}`, () =>
        createSchemaCheck(schema, 'response'),
      );
      // What is sent is the JSON: a Date or an undefined property counts as what becomes of it there.
      faults.push(...check(body === undefined ? undefined : JSON.parse(JSON.stringify(body))));
    } else if (body !== undefined) {
      faults.push(`response must not have a body of ${mediaType}`);
    }
    const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const [name, header] of response.headers) {
      const value = given.get(name);
      if (value === undefined) {
        // The validator is added where the bytes are known.
        if (header.required && name !== 'etag') faults.push(`header ${name} is missing`);
        continue;
      }
      const check = checkOnce(`${operationId} ${status} header ${name}`, () =>
        createSchemaCheck(header.schema, 'header'),
      );
      faults.push(...check(value).map((fault) => `${name}: ${fault}`));
    }
    for (const name of given.keys()) {
      if (name.startsWith('x-') && !response.headers.has(name))
        faults.push(`header ${name} is not in the contract`);
    }
    if (faults.length)
      throw new Error(`${operationId}: answer ${status} breaks the contract: ${faults.join('; ')}`);
  };
}
