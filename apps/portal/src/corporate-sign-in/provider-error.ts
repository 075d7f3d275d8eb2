/** Why the identity provider, or the way there, gave no token. */
export type ProviderFault =
  /** The user has to act: no user is signed in there, or another one. */
  | 'interactionNeeded'
  /** A hidden frame did not come back in time: the provider is slow, shows an error page, or third parties are shut out. */
  | 'timedOut'
  /** This tab is on its way to the provider already. */
  | 'inProgress'
  /** The user went back instead. */
  | 'canceled'
  /** The user forgot the password, which another policy of the provider is for. */
  | 'passwordForgotten'
  /** No answer: a retry may help. */
  | 'unreachable'
  /** The provider said no; the message says why. */
  | 'refused';

/** What the identity provider, or the way there, gave instead of a token. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    readonly fault: ProviderFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The fault in a caught value; an error that is not the provider's counts as no answer. */
export function providerFault(error: unknown): ProviderFault {
  return error instanceof ProviderError ? error.fault : 'unreachable';
}
