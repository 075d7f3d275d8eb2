import type { Views } from '../kept/views.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerList } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** Saved views of lists. */
export function viewHandlers(views: Views) {
  return {
    getViews: ({ query, principal }) =>
      answerList(query, (page) => views.list(signedInUser(principal), query.list, page)),
    async getView({ query, principal }) {
      return { status: 200, body: await views.find(signedInUser(principal), query.slug) };
    },
    async saveView({ body, principal }) {
      return { status: 200, body: await views.save(signedInUser(principal), body) };
    },
    async removeView({ body, principal }) {
      await views.remove(signedInUser(principal), body);
      return { status: 200, body: { message: 'Removed', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
