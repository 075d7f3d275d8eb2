import type { Support } from '../kept/support.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** Messages from users to the people who run the portal. */
export function supportHandlers(support: Support) {
  return {
    getSupport: () => Promise.resolve({ status: 200, body: { available: support.available } }),
    async sendSupportMessage({ body, principal }) {
      await support.send(signedInUser(principal), body);
      return { status: 200, body: { message: 'Sent', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
