import type { Annotations } from '../kept/annotations.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerPage, type DataWindowReader } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** People's notes on wells and fields. */
export function annotationHandlers(annotations: Annotations, readWindow: DataWindowReader) {
  return {
    getAnnotations: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        annotations.list(signedInUser(call.principal), selection, window, page),
      ),
    async saveAnnotation({ body, principal }) {
      return { status: 200, body: await annotations.save(signedInUser(principal), body) };
    },
    async removeAnnotation({ body, principal }) {
      await annotations.remove(signedInUser(principal), body);
      return { status: 200, body: { message: 'Removed', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
