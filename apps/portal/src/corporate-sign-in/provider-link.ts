import { openProviderLink, type ProviderLink, type ProviderLinkOptions } from './msal.ts';

let link: Promise<ProviderLink> | undefined;

/**
 * The one link of this page to the identity provider: two would take each other's answers. A failure is forgotten, so
 * that asking again tries again.
 */
export function providerLink(options: ProviderLinkOptions): Promise<ProviderLink> {
  link ??= openProviderLink(options).catch((error: unknown) => {
    link = undefined;
    throw error;
  });
  return link;
}
