import type { Visits } from '../kept/visits.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** When users last looked at a place. */
export function visitHandlers(visits: Visits) {
  return {
    async saveVisit({ body, principal }) {
      return { status: 200, body: await visits.save(signedInUser(principal), body.place) };
    },
  } satisfies Partial<Handlers>;
}
