import type { Annotations } from '../kept/annotations.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerList, type DataWindowReader } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** People's notes on wells and fields. */
export function annotationHandlers(annotations: Annotations, readWindow: DataWindowReader) {
  return {
    async getAnnotations({ query, principal, now }) {
      const { selection, window, headers } = await readWindow(query, now);
      const answer = await answerList(query, (page) =>
        annotations.list(signedInUser(principal), selection, window, page),
      );
      return { ...answer, headers: { ...headers, ...answer.headers } };
    },
    async saveAnnotation({ body, principal }) {
      return { status: 200, body: await annotations.save(signedInUser(principal), body) };
    },
    async removeAnnotation({ body, principal }) {
      await annotations.remove(signedInUser(principal), body);
      return { status: 200, body: { message: 'Removed', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
