import type { operations } from '@cnx/api/schema';
import type { Machine } from '../auth/api-keys.ts';
import type { Principal } from '../auth/sessions.ts';

/** Operations of the contract that other servers answer; checked against its `x-cnx-external` marks at start. */
export const externalOperations = ['transferToken'] as const satisfies readonly (keyof operations)[];

/** The operations that this server answers. */
export type OperationId = Exclude<keyof operations, (typeof externalOperations)[number]>;

type Given<
  K extends OperationId,
  Part extends 'path' | 'query' | 'header',
> = operations[K]['parameters'] extends {
  [Name in Part]?: infer Parameters;
}
  ? [NonNullable<Parameters>] extends [never]
    ? Readonly<Record<never, never>>
    : Readonly<NonNullable<Parameters>>
  : Readonly<Record<never, never>>;

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;

type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer Body }
  ? JsonOf<Body>
  : undefined;

/** A body that is answered: JSON, or the bytes of a picture or a calendar. */
type Answered<Message> = Message extends {
  content: { 'image/webp': unknown } | { 'text/calendar': unknown };
}
  ? Buffer
  : JsonOf<Message>;

/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  readonly userAgent?: string;
  /** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
  readonly declinesTracking?: boolean;
  /** The token of a browser in which someone has signed in before; see `auth/known-browsers.ts`. */
  readonly browserToken?: string;
  /** The API key of a program, as sent. */
  readonly apiKey?: string;
  /** The bearer token as sent; calls that need one have had it checked already. */
  readonly bearer?: string;
}

/** A body that is no JSON, as it was sent. */
export interface SentDocument {
  /** Such as `text/csv`. */
  readonly type: string;
  /** How its text is written, where the sender says so. */
  readonly charset: string | undefined;
  readonly bytes: Buffer;
}

/** A call that has passed authorization and the contract. */
export interface Call<K extends OperationId> {
  readonly path: Given<K, 'path'>;
  readonly query: Given<K, 'query'>;
  readonly headers: Given<K, 'header'>;
  /** Not there where a `document` is. */
  readonly body: BodyOf<K>;
  /** The body of a call that takes other kinds than JSON and got one. */
  readonly document?: SentDocument | undefined;
  /** The user who calls; undefined for programs and on operations that are open to anyone. */
  readonly principal: Principal | undefined;
  /** The program that calls; undefined for users. */
  readonly machine?: Machine | undefined;
  readonly caller: Caller;
  /** Its moment: one for all parts of an answer that is read in parts. */
  readonly now: Date;
  /** Aborted when the caller no longer waits for the answer. */
  readonly gone: AbortSignal;
}

/** An answer of the contract: a declared status with the body that belongs to it. */
export type Answer<K extends OperationId> = {
  [Status in keyof operations[K]['responses']]: {
    readonly status: Status;
    readonly body: Answered<operations[K]['responses'][Status]>;
    readonly headers?: AnswerHeaders;
  };
}[keyof operations[K]['responses']];

/** Response headers; undefined ones are left out. Bytes name their `content-type`. */
export type AnswerHeaders = Readonly<Record<string, string | number | undefined>>;

/** Answers one operation. Refusals are thrown, see `refusal.ts`. */
export type Handler<K extends OperationId> = (call: Call<K>) => Promise<Answer<K>>;

/** A handler for every operation: a missing one, a wrong status or a wrong body does not compile. */
export type Handlers = { readonly [K in OperationId]: Handler<K> };
