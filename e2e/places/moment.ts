import type { WellException } from '@cnx/api';
import { callOperation, type Sample } from '../../apps/backend/test/support/contract-calls.ts';
import type { Answer, TestBackend } from '../../apps/backend/test/support/backend.ts';
import type { OperationId } from '../../apps/backend/src/server/contract-handlers.ts';

/** What a place says at a moment. */
export interface Reading {
  /** What is said, such as "oil lost now, Sm3/d". Two places that say it of one subject have to say the same. */
  readonly what: string;
  /** Of what: all fields, a well, an event. */
  readonly of: string;
  /** As it is read: a text, or a number in full. Null where the place says that it is not known. */
  readonly said: string | number | null;
}

/** What a reader has before them at one moment. */
export interface Moment {
  readonly at: Date;
  /** The answer to a call, the same object each time that it is asked for at this moment. */
  ask<Body>(operation: OperationId, sample?: Sample): Promise<Body>;
  /** The answer with its status and headers. */
  answer(operation: OperationId, sample?: Sample): Promise<Answer>;
  /** All events that are open. */
  openEvents(): Promise<readonly WellException[]>;
}

/** Signs in at the moment that a backend's clock shows, and keeps its answers. */
export async function openMoment(backend: TestBackend): Promise<Moment> {
  const { id_token: token } = (await backend.signIn()).body;
  const kept = new Map<string, Promise<Answer>>();
  let last: Promise<unknown> = Promise.resolve();
  const answer = (operation: OperationId, sample: Sample = {}): Promise<Answer> => {
    const key = JSON.stringify([operation, sample]);
    const known = kept.get(key);
    if (known) return known;
    // One after the other: a user has a share of the server.
    const asked = last.then(() => callOperation(backend, operation, token, sample));
    last = asked.catch(() => undefined);
    kept.set(key, asked);
    return asked;
  };
  const ask = async <Body>(operation: OperationId, sample?: Sample): Promise<Body> => {
    const { status, body, text } = await answer(operation, sample);
    if (status !== 200) throw new Error(`${operation} answers ${status}: ${text}`);
    return body as unknown as Body;
  };
  return {
    at: backend.clock.now(),
    ask,
    answer,
    openEvents: () => ask<WellException[]>('getExceptions', { query: { where: 'isOpen=true', limit: 500 } }),
  };
}
