import { languageAtom } from './preferences.atoms.ts';
import { queryAtom } from './query.atoms.ts';
import { freshMs } from './query-client.ts';

/** News in the user's language, newest first. Read when the server starts, so that they last. */
export const newsAtom = queryAtom('/Content/GetNews', (get) => ({ query: { language: get(languageAtom) } }), {
  keepLast: true,
  staleTime: 5 * freshMs,
});
