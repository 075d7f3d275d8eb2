import type { Links } from '../kept/links.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** Short links to places of the portal. */
export function linkHandlers(links: Links) {
  return {
    async createLink({ body, principal }) {
      return { status: 200, body: { code: await links.create(signedInUser(principal), body.address) } };
    },
    async getLink({ query }) {
      return { status: 200, body: await links.find(query.code) };
    },
  } satisfies Partial<Handlers>;
}
