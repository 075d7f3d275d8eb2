import type { Content } from '../content/content.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';

/** News and legal pages, as they were read at the start. */
export function contentHandlers(content: Content) {
  return {
    getNews: ({ query: { language = 'en' }, now }) =>
      Promise.resolve({ status: 200, body: content.news(language, now) }),
    getLegalPage({ query: { page, language = 'en' } }) {
      const body = content.legalPage(page, language);
      if (!body) return Promise.reject(new Refusal(404, `query/page names no page: ${page}`));
      return Promise.resolve({ status: 200, body });
    },
  } satisfies Partial<Handlers>;
}
