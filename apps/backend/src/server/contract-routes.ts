import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBrowserToken } from '../auth/known-browsers.ts';
import type { Machine } from '../auth/api-keys.ts';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { forProgram } from '../program-reads.ts';
import { listChanged, Refusal } from '../refusal.ts';
import { createStoredAnswer, type AnswerStore, type KeptUntil, type StoredAnswer } from './answer-store.ts';
import { wantsRows } from './accepted.ts';
import { accessRules, type Authorization, type Identity } from './authorization.ts';
import { loggedCaller, queryOfMachine, sharerOf } from './callers.ts';
import { preferredEncoding } from './compression.ts';
import { rowsType, type Contract, type ContractOperation, type ContractRows } from './contract-document.ts';
import {
  externalOperations,
  type AnswerHeaders,
  type Caller,
  type Handlers,
  type OperationId,
} from './contract-handlers.ts';
import { addDocumentTypes, refuseOtherTypes } from './document-types.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { findUnstorable, readInput, unknownParameters, type Input } from './request-input.ts';
import type { ResponseCheck } from './response-check.ts';
import { createRowStreams, type RowStreams } from './row-stream.ts';
import { createSchemaCheck } from './schema-check.ts';
import { createUserShares, type UserShares } from './user-shares.ts';

/** What the routes of the contract are made of. */
export interface ContractRoutesOptions {
  readonly contract: Contract;
  readonly handlers: Handlers;
  readonly authorization: Authorization;
  readonly answers: AnswerStore;
  /** Runs a read, and again when the database went away under it. */
  readonly readAgain: <T>(read: () => Promise<T>) => Promise<T>;
  /** @throws Refusal 400 for a selection that names what there is not. */
  readonly assertSelection: (query: Record<string, unknown>) => Promise<void>;
  /** Tests only: an answer that breaks the contract becomes an error. */
  readonly checkResponses: boolean;
  readonly now: Clock;
}

/** Faults of an input that one answer names. */
const maxFaults = 10;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route answers. */
    operationId?: string;
  }
}

interface PlainAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: AnswerHeaders;
}

type AnyHandler = (
  call: Input & {
    principal: Principal | undefined;
    machine?: Machine | undefined;
    caller: Caller;
    now: Date;
    gone: AbortSignal;
  },
) => Promise<PlainAnswer>;

/**
 * Adds one route for each operation of the contract, and an answer for wrong methods on its paths.
 * @throws Error when contract and handlers differ.
 */
export function addContractRoutes(
  app: FastifyInstance,
  options: ContractRoutesOptions,
  checkResponse: ResponseCheck,
): void {
  const { contract, handlers } = options;
  const unanswered = contract.operations.filter(({ id }) => !(id in handlers)).map(({ id }) => id);
  const external = [...contract.externalOperations].sort().join(', ');
  if (unanswered.length || external !== [...externalOperations].sort().join(', ')) {
    throw new Error(
      `contract and handlers differ: ${unanswered.join(', ') || `other servers answer ${external}`}`,
    );
  }
  const streams = createRowStreams();
  const shares = createUserShares();
  addDocumentTypes(app, contract);
  const methodsByPath = new Map<string, string[]>();
  for (const operation of contract.operations) {
    const url = contract.basePath + operation.path.replace(/\{(\w+)\}/g, ':$1');
    methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), operation.method]);
    const { admit, answer } = createAnswerer(operation, options, checkResponse, { streams, shares });
    app.route({
      method: operation.method,
      url,
      config: { operationId: operation.id },
      // Before the body is read: who may not call has none of it kept or parsed.
      onRequest: admit,
      handler: answer,
      ...(operation.maxBodyBytes && { bodyLimit: operation.maxBodyBytes }),
    });
  }
  for (const [url, methods] of methodsByPath) {
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => !allowed.includes(method),
    );
    app.route({
      method: others,
      url,
      handler: (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal(405, `method must be ${methods.join(' or ')}`);
      },
    });
  }
}

function createAnswerer(
  operation: ContractOperation,
  options: ContractRoutesOptions,
  checkResponse: ResponseCheck,
  { streams, shares }: { streams: RowStreams; shares: UserShares },
) {
  const { authorization, answers, readAgain, checkResponses, now } = options;
  const id = operation.id as OperationId;
  const answerCall = options.handlers[id] as unknown as AnyHandler;
  const handler = async (call: Parameters<AnyHandler>[0], { machine }: Identity): Promise<PlainAnswer> => {
    // A caller without a session does not learn what there is.
    if (operation.secured) await options.assertSelection(call.query);
    return machine ? forProgram(() => answerCall(call)) : answerCall(call);
  };
  const check = inputCheckOf(operation);
  const kept = accessRules[id].shared;
  const shared = kept !== undefined;
  if (shared && operation.method !== 'GET') throw new Error(`${id}: only a read has an answer to share`);
  const hasEtag = operation.responses.has(304);

  /** Who calls, once that is known to be enough. */
  interface Admitted extends Identity {
    readonly caller: Caller;
  }

  /** A call that may be answered. */
  interface Allowed extends Admitted {
    readonly input: Input;
  }

  const admitted = new WeakMap<FastifyRequest, Admitted>();

  /** @param version Of the data, where the answer is kept for it. */
  async function produce(
    { input, caller, ...who }: Allowed,
    gone: AbortSignal,
    version?: string,
  ): Promise<StoredAnswer> {
    const call = { ...input, principal: who.principal, machine: who.machine, caller, now: now(), gone };
    const { status, headers: given = {}, body } = await handler(call, who);
    const next = given['X-Next-Cursor'];
    const headers =
      next === undefined || version === undefined
        ? given
        : { ...given, 'X-Next-Cursor': writeCursor(String(next), version) };
    if (operation.method !== 'GET' && !accessRules[id].asks) answers.askAgain();
    const bytes = Buffer.isBuffer(body) ? body : undefined;
    if (checkResponses) checkResponse(id, status, headers, bytes ? undefined : body);
    const sent = bytes ?? Buffer.from(body === undefined ? '' : JSON.stringify(body));
    return createStoredAnswer(status, headers, sent);
  }

  async function admit(request: FastifyRequest): Promise<void> {
    const caller = callerOf(request);
    const identity = await authorization.authorize(id, caller, singleHeader(request, 'user-identifier'));
    admitted.set(request, { ...identity, caller });
    request.caller = loggedCaller(identity);
    refuseOtherTypes(operation, request);
  }

  async function allow(request: FastifyRequest): Promise<Allowed> {
    const who = admitted.get(request);
    if (!who) throw new Error(`${id}: a call that nobody admitted`);
    const asked = readInput(operation, request);
    const faults = [...unknownParameters(operation, request), ...check(asked)];
    if (faults.length) throw new Refusal(400, faults.slice(0, maxFaults));
    await authorization.checkEmail(id, who.principal, (asked.query as { email?: unknown }).email);
    // What programs send, its own handler limits to the fields of their keys.
    const input =
      who.machine?.scope === 'read'
        ? { ...asked, query: queryOfMachine(operation, asked.query, who.machine) }
        : asked;
    return { input, ...who };
  }

  /** Makes an answer in the share of the user who asks. */
  function produceInTurn(allowed: Allowed, gone: AbortSignal): Promise<StoredAnswer> {
    const sharer = sharerOf(allowed);
    if (sharer === undefined) return produce(allowed, gone);
    if (accessRules[id].asks) return shares.questionInTurn(sharer, gone, () => produce(allowed, gone));
    if (operation.method !== 'GET') return shares.changeInTurn(sharer, () => produce(allowed, gone));
    return shares.readInTurn(sharer, gone, () => shares.read(sharer, gone, () => produce(allowed, gone)));
  }

  /** As {@link produceInTurn}, once for all who ask for it while the data is as it is. */
  function produceKept(
    until: KeptUntil,
    key: string,
    allowed: Allowed,
    gone: AbortSignal,
  ): Promise<StoredAnswer> {
    const sharer = sharerOf(allowed);
    if (sharer === undefined)
      return answers.get(until, key, (version) => readAgain(() => produce(allowed, gone, version)), gone);
    return shares.readInTurn(sharer, gone, () =>
      answers.get(
        until,
        key,
        (version, unwanted) =>
          readAgain(() => shares.read(sharer, unwanted, () => produce(allowed, unwanted, version))),
        gone,
      ),
    );
  }

  function sendRows(
    request: FastifyRequest,
    reply: FastifyReply,
    { input, ...who }: Allowed,
    sharer: string,
    { field }: ContractRows,
  ): Promise<FastifyReply> {
    const at = now();
    const gone = goneCaller(reply);
    const { principal, caller } = who;
    const { cursor: _, ...query } = input.query;
    return streams.send(request, reply, {
      userId: sharer,
      assertMayRead: () => authorization.assertOpen(who),
      readVersion: () => answers.readVersion(kept ?? 'decision'),
      encoding: shared ? preferredEncoding(singleHeader(request, 'accept-encoding')) : undefined,
      readPage: async (page) => {
        const call = { ...input, query: { ...query, ...page }, principal, caller, now: at, gone };
        const { headers = {}, body } = await shares.readInTurn(sharer, gone, () =>
          readAgain(() => shares.read(sharer, gone, () => handler(call, who))),
        );
        const rows = (field === undefined ? body : (body as Record<string, unknown>)[field]) as unknown[];
        if (checkResponses) for (const row of rows) checkResponse(id, 200, headers, row, rowsType);
        return { headers, rows };
      },
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const allowed = await allow(request);
    if (operation.rows) addVary(reply, 'Accept');
    if (shared) addVary(reply, 'Accept-Encoding, Authorization, X-API-Key');
    const sharer = sharerOf(allowed);
    if (operation.rows && sharer !== undefined && wantsRows(singleHeader(request, 'accept') ?? ''))
      return sendRows(request, reply, allowed, sharer, operation.rows);
    const gone = goneCaller(reply);
    const stored = await (kept ? readKept(kept, allowed, gone) : produceInTurn(allowed, gone));
    return send(request, reply, stored, { shared, hasEtag });
  }

  /** @throws Refusal 409 for the page of a list that has changed since its cursor was given out. */
  async function readKept(
    until: KeptUntil,
    { input, ...who }: Allowed,
    gone: AbortSignal,
  ): Promise<StoredAnswer> {
    const { cursor: given } = input.query;
    const cursor = typeof given === 'string' ? readCursor(given) : undefined;
    const query = cursor ? { ...input.query, cursor: cursor.place } : input.query;
    const call = { input: { ...input, query }, ...who };
    const key = keyOf(id, input, who);
    const stored = (await answers.find(until, key)) ?? (await produceKept(until, key, call, gone));
    // Asked when the page has been read: it is of the version that the cursor is of, or the list has changed.
    if (cursor && !cursor.isOf(await answers.readVersion(until))) throw listChanged();
    return stored;
  }

  return { admit, answer };
}

/** Names headers of the request that an answer depends on, beside those that are named already, as of calls from other origins. */
function addVary(reply: FastifyReply, names: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', typeof known === 'string' ? `${known}, ${names}` : names);
}

/** @returns a signal that is aborted when the caller of an answer is gone before it has it */
function goneCaller(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => reply.raw.writableFinished || gone.abort(new Error('the caller is gone'));
  if (reply.raw.destroyed) leave();
  reply.raw.once('close', leave);
  return gone.signal;
}

type InputCheck = (input: Input) => string[];

/** What was compiled for an operation: all servers of a process share it. */
const inputChecks = new WeakMap<ContractOperation, InputCheck>();

function inputCheckOf(operation: ContractOperation): InputCheck {
  const check = inputChecks.get(operation) ?? createInputCheck(operation);
  inputChecks.set(operation, check);
  return check;
}

/** @returns All faults of an input: lengths and rules of the contract, and NUL characters, which cannot be stored. */
function createInputCheck(operation: ContractOperation): InputCheck {
  const checks = (['path', 'query', 'header'] as const).map((place) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name);
    const check = createSchemaCheck(
      {
        type: 'object',
        required: parameters.filter((parameter) => parameter.required).map(({ name }) => nameOf(name)),
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [nameOf(name), schema])),
      },
      place,
    );
    const helped = parameters.filter(({ help }) => help !== undefined);
    const withHelp = (fault: string) => {
      const parameter = helped.find(({ name }) => fault.startsWith(`${place}/${nameOf(name)} `));
      return parameter ? `${fault}: ${parameter.help}` : fault;
    };
    return (given: unknown) => check(given).map(withHelp);
  });
  const body = operation.body;
  const checkBody = body && createSchemaCheck(body.schema, 'body');
  return (input) => {
    const places = [input.path, input.query, input.body];
    const unstorable = ['path', 'query', 'body'].flatMap((place, index) =>
      findUnstorable(places[index], place),
    );
    if (unstorable.length) return unstorable;
    const [path, query, header] = checks;
    const faults = [
      ...(path?.(input.path) ?? []),
      ...(query?.(input.query) ?? []),
      ...(header?.(input.headers) ?? []),
    ];
    if (!checkBody) return faults;
    if (input.document) return faults;
    if (input.body === undefined) return body.required ? [...faults, 'body is missing'] : faults;
    return [...faults, ...checkBody(input.body)];
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredAnswer,
  { shared, hasEtag }: { shared: boolean; hasEtag: boolean },
): Promise<FastifyReply> {
  reply.code(stored.status);
  for (const [name, value] of Object.entries(stored.headers))
    if (value !== undefined) reply.header(name, value);
  if (hasEtag) {
    reply.header('etag', stored.etag);
    if (!stored.headers['cache-control']) reply.header('cache-control', 'private, no-cache');
    if (isKnown(singleHeader(request, 'if-none-match'), stored.etag)) return reply.code(304).send();
  }
  if (stored.body.length === 0) return reply.send();
  // Answers with tokens stay uncompressed: their length would otherwise show something of their content.
  const wanted = shared ? preferredEncoding(singleHeader(request, 'accept-encoding')) : undefined;
  const { body, encoding } = await stored.encoded(wanted);
  if (encoding) reply.header('content-encoding', encoding);
  if (!stored.headers['content-type']) reply.type('application/json; charset=utf-8');
  return reply.send(body);
}

/** Programs share no answer with people: they read other names of them. */
function keyOf(id: string, { path, query }: Input, { machine }: Identity): string {
  const sorted = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([machine ? 'program' : 'person', id, path, sorted]);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

function callerOf(request: FastifyRequest): Caller {
  // The header limit bounds its length.
  const bearer = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const userAgent = request.headers['user-agent'];
  const browserToken = readBrowserToken(request.headers.cookie);
  const apiKey = singleHeader(request, 'x-api-key');
  const declinesTracking = request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1';
  return {
    address: request.clientAddress,
    ...(userAgent ? { userAgent } : {}),
    ...(bearer ? { bearer } : {}),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(browserToken ? { browserToken } : {}),
    ...(declinesTracking ? { declinesTracking } : {}),
  };
}

function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
