import type { Logger } from 'pino';
import type { IdentityProvider, IdentityProviderParts } from './identity-provider.ts';

/**
 * Loads the local identity provider, which takes a start about 60 ms that most starts never need. oidc-provider tells
 * the terminal that it was not made for Node 20, where all we use of it is tested: that goes to the log instead.
 */
export async function loadIdentityProvider(
  log: Logger,
): Promise<(parts: IdentityProviderParts) => IdentityProvider> {
  /* eslint-disable no-console -- this is about what another library writes there */
  const { warn } = console;
  console.warn = (...said: unknown[]) => log.info(said.map(String).join(' '));
  try {
    return (await import('./identity-provider.ts')).createIdentityProvider;
  } finally {
    console.warn = warn;
  }
  /* eslint-enable no-console */
}
