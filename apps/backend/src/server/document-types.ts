import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Contract, ContractOperation } from './contract-document.ts';
import type { SentDocument } from './contract-handlers.ts';

/** Lets bodies that are no JSON in as they were sent, of the kinds that at least one operation takes. */
export function addDocumentTypes(app: FastifyInstance, { operations }: Contract): void {
  for (const type of new Set(operations.flatMap(({ documentTypes }) => documentTypes)))
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, parsed) => parsed(null, bytes));
}

/** To be called before a body is read. @throws Refusal 415 for one of a kind that the operation does not take */
export function refuseOtherTypes(
  { documentTypes, method }: ContractOperation,
  request: FastifyRequest,
): void {
  const type = mediaTypeOf(request);
  const taken = ['application/json', ...documentTypes];
  if (method === 'GET' || type === '' || taken.includes(type)) return;
  throw new Refusal(415, `body must be ${taken.join(' or ')}`);
}

/** The body of a request where it is no JSON. */
export function documentOf(request: FastifyRequest): SentDocument | undefined {
  if (!Buffer.isBuffer(request.body)) return undefined;
  const [, charset] = /;\s*charset="?([\w.:-]{1,40})/i.exec(request.headers['content-type'] ?? '') ?? [];
  return { type: mediaTypeOf(request), charset, bytes: request.body };
}

/** Without its parameters; empty where none is said. */
function mediaTypeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
}
