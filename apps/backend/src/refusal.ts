/** A call is refused for a reason that the caller may know: the status and the messages of `errors[]`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly messages: readonly string[];
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, messages: string | readonly string[], retryAfterSeconds?: number) {
    const list = typeof messages === 'string' ? [messages] : messages;
    super(list.join('; '));
    this.status = status;
    this.messages = list;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The session itself is over: the one answer whose body is this exact plain text. */
export class SessionOver extends Error {
  override name = 'SessionOver';
  static readonly body = 'Session timedout. Please relogin.';

  constructor() {
    super(SessionOver.body);
  }
}
