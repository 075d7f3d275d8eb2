import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { createApiClient, isApiFailure, type ApiFailure, type ApiSession } from '@cnx/api';
import type { Contract } from '../../src/server/contract-document.ts';
import { createResponseCheck } from '../../src/server/response-check.ts';
import type { Sample } from './contract-calls.ts';
import { keyOf } from './contract-rows.ts';

/** What was sent and what came back, as it went over the wire. */
export interface Exchange {
  readonly operation: string;
  /** With the headers that the contract may name. */
  readonly sent: Sample;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The parsed body; text when it is plain, undefined when there is none. */
  readonly body: unknown;
}

/** How a call is made. */
export interface ReplayOptions extends Sample {
  /** Which server answers. */
  readonly app: FastifyInstance;
  /** Who calls. */
  readonly session?: ApiSession;
  /** Sent in place of the body as JSON. */
  readonly raw?: { readonly body: string; readonly type: string };
  /** Where a server of its own is, for the operations of others. */
  readonly baseUrl?: string;
}

const contractHeaders = /^(x-data-|x-produced-|x-total-|x-next-|etag$|retry-after$)/;

/**
 * Calls operations through the client of packages/api, checks what it makes of the answers, and keeps both.
 * @param contract What answers must keep to.
 */
export function createReplay(contract: Contract) {
  const exchanges: Exchange[] = [];
  const covered = new Set<string>();
  const check = createResponseCheck(contract);

  async function send(operationId: string, options: ReplayOptions) {
    const operation = contract.operations.find(({ id }) => id === operationId);
    if (!operation) throw new Error(`the contract has no ${operationId}`);
    let received: Exchange | undefined;
    const client = createApiClient({
      baseUrl: `http://localhost${contract.basePath}`,
      getSession: () => options.session,
      fetch: async (request) => {
        const answer = await options.app.inject(await injected(request, options.raw));
        const type = String(answer.headers['content-type']);
        const isJson = type.startsWith('application/json');
        const headers = Object.entries(answer.headers).filter(([name]) => contractHeaders.test(name));
        received = {
          operation: operationId,
          sent: { ...options, headers: sentHeaders(request) },
          status: answer.statusCode,
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          // The contract says nothing of the bytes of a picture or a calendar.
          body:
            answer.body === '' || /^(?:image\/|text\/calendar)/.test(type)
              ? undefined
              : isJson
                ? answer.json()
                : answer.body,
        };
        return new Response(answer.body === '' ? null : answer.body, {
          status: answer.statusCode,
          headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        });
      },
    });
    const { path = {}, query = {}, headers = {}, body, baseUrl } = options;
    const init = {
      params: { path, query },
      headers,
      ...(body === undefined ? {} : { body }),
      ...(baseUrl ? { baseUrl } : {}),
    };
    const call = client[operation.method as 'GET' | 'POST'] as unknown as Call;
    const outcome = await call(operation.path, init).catch((error: unknown) => error);
    if (!received) throw outcome;
    return { received, outcome };
  }

  return {
    exchanges,
    covered,
    /**
     * Makes a call whose answer the contract shows by examples; of several, by the one that it is like.
     * @returns what came back
     */
    async call(
      operationId: string,
      status: number,
      examples: string | readonly string[],
      options: ReplayOptions,
    ): Promise<Exchange> {
      const { received, outcome } = await send(operationId, options);
      const where = `${operationId} ${JSON.stringify(received.body)?.slice(0, 300)}`;
      expect(received.status, where).toBe(status);
      check(operationId, status, received.headers, received.body);
      expectSeen(outcome, received, where);
      exchanges.push(received);
      for (const example of [examples].flat())
        covered.add(keyOf({ operation: operationId, status, example }));
      return received;
    },
    /** Makes a call again and again until it answers otherwise; for limits. */
    async until(
      operationId: string,
      status: number,
      example: string,
      options: () => Promise<ReplayOptions>,
    ): Promise<void> {
      for (let tries = 0; tries < 5; tries += 1) {
        const { received } = await send(operationId, await options());
        if (received.status === status) break;
      }
      await this.call(operationId, status, example, await options());
    },
  };
}

function sentHeaders({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => ['user-identifier', 'if-none-match'].includes(name)),
  );
}

type Call = (path: string, init: object) => Promise<{ data: unknown }>;

async function injected(request: Request, raw: ReplayOptions['raw']): Promise<InjectOptions> {
  const { pathname, search } = new URL(request.url);
  const payload = raw?.body ?? (await request.text());
  return {
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: { ...Object.fromEntries(request.headers), ...(raw ? { 'content-type': raw.type } : {}) },
    ...(payload === '' ? {} : { payload }),
  };
}

/** What the client gives its caller has to be what the server said. */
function expectSeen(outcome: unknown, { status, body, headers }: Exchange, where: string): void {
  if (status === 200 && body !== undefined) {
    expect((outcome as { data?: unknown }).data, where).toEqual(body);
    return;
  }
  // The client reads JSON; a picture is read by the browser.
  if (status === 200) return;
  expect(isApiFailure(outcome), where).toBe(true);
  const failure = outcome as ApiFailure;
  if (typeof body === 'string') expect(failure, where).toMatchObject({ kind: 'sessionOver', status });
  else if (failure.kind === 'notOffered') {
    expect({ status, body }, where).toMatchObject({
      status: 501,
      body: { errors: [{ code: 'notOffered' }] },
    });
  } else {
    const retryAfterSeconds = headers['retry-after'] === undefined ? null : Number(headers['retry-after']);
    const { errors = [] } = (body ?? {}) as { errors?: unknown[] };
    expect(failure, where).toMatchObject({ kind: 'api', status, errors, retryAfterSeconds });
  }
}
