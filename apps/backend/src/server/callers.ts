import type { Machine } from '../auth/api-keys.ts';
import { Refusal } from '../refusal.ts';
import type { Identity } from './authorization.ts';
import type { ContractOperation } from './contract-document.ts';

type Query = Readonly<Record<string, unknown>>;

/** Who calls, as the log has it. */
export function loggedCaller({ principal, machine }: Identity): Readonly<Record<string, string>> | undefined {
  if (machine) return { apiKey: machine.apiKeyId };
  return principal && { user: principal.userId, session: principal.sid };
}

/** Whose share of the process a call is answered in; undefined on operations that are open to anyone. */
export const sharerOf = ({ principal, machine }: Identity): string | undefined =>
  machine ? `API key ${machine.apiKeyId}` : principal?.userId;

/**
 * The query of a program, narrowed to the fields that its key is good for.
 * @throws Refusal 403 for a field that it is not good for, for a key none of whose fields is left, and for a call that cannot be
 *   narrowed
 */
export function queryOfMachine(
  { parameters }: Pick<ContractOperation, 'parameters'>,
  query: Query,
  { fieldIds }: Pick<Machine, 'fieldIds'>,
): Query {
  if (fieldIds === null) return query;
  // An empty list would choose every field.
  if (fieldIds.length === 0) throw new Refusal(403, 'The fields that the API key is good for are gone');
  if (!parameters.some(({ name }) => name === 'fieldIds'))
    throw new Refusal(403, 'The API key is good for some fields, and this call cannot be limited to them');
  const asked = (query['fieldIds'] as readonly string[] | undefined) ?? fieldIds;
  const foreign = asked.filter((fieldId) => !fieldIds.includes(fieldId));
  if (foreign.length > 0)
    throw new Refusal(
      403,
      `query/fieldIds names fields that the API key is not good for: ${foreign.join(', ')}`,
    );
  return { ...query, fieldIds: asked };
}
