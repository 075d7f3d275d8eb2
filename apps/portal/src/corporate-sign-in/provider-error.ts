/** Why the identity provider, or the way there, gave no token. */
export type ProviderFault =
  /** The person has to act: nobody is signed in there, or somebody else is. */
  | 'interactionNeeded'
  /** A hidden frame did not come back in time: the provider is slow, shows an error page, or third parties are shut out. */
  | 'timedOut'
  /** This tab is on its way to the provider already. */
  | 'inProgress'
  /** The person went back instead. */
  | 'cancelled'
  /** They forgot their password, which another policy of the provider is for. */
  | 'passwordForgotten'
  /** No answer: it may help to ask again. */
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

/** The fault of whatever was caught; what is not the provider's is no answer of it. */
export function providerFault(error: unknown): ProviderFault {
  return error instanceof ProviderError ? error.fault : 'unreachable';
}
