import type { components } from '@cnx/api/schema';

/** Stable keys of why a call is refused: what people may meet has one of its own. */
export type RefusalCode = components['schemas']['ErrorCode'];

/** Why a call is refused, with the names and moments that a text of it needs. */
export interface RefusalReason {
  readonly code: RefusalCode;
  readonly values?: Readonly<Record<string, string>>;
}

/** A call is refused for a reason that the caller may know: the status and the messages of `errors[]`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly messages: readonly string[];
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** What the first message says, for callers that say it in their own words. */
  readonly reason: RefusalReason | undefined;

  constructor(
    status: number,
    messages: string | readonly string[],
    retryAfterSeconds?: number,
    reason?: RefusalReason,
  ) {
    const list = typeof messages === 'string' ? [messages] : messages;
    super(list.join('; '));
    this.status = status;
    this.messages = list;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }
}

/** A cursor of a list that is another one by now: its pages would skip rows or repeat them. */
export const listChanged = (): Refusal =>
  new Refusal(409, 'query/cursor is of a list that has changed: begin again without it', undefined, {
    code: 'listChanged',
  });

/** The session itself is over: the one answer whose body is this exact plain text. */
export class SessionOver extends Error {
  override name = 'SessionOver';
  static readonly body = 'Session timedout. Please relogin.';

  constructor() {
    super(SessionOver.body);
  }
}
