import type { Usage } from '../kept/usage.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** How the portal is used. */
export function usageHandlers(usage: Usage) {
  return {
    async recordUsage({ body, principal, caller }) {
      await usage.record(signedInUser(principal), body.events, caller.declinesTracking ?? false);
      return { status: 200, body: { message: 'The events are recorded', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
