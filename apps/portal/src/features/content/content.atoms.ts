import type { LegalPage } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type InsightView } from '../../insight/insight-view.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { newsAtom } from '../../state/news.atoms.ts';
import { languageAtom } from '../../state/preferences.atoms.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { checkedView } from './legal-page.ts';

/** What the page of news shows. */
export const newsViewAtom = atom((get) => viewOf(get(newsAtom)));

/** The piece of news that the address names; null for none. */
export const namedNewsAtom = atom((get) => new URLSearchParams(get(addressSearchAtom)).get('item'));

const legalViewAtomOf = (page: LegalPage['id']): Atom<InsightView<LegalPage>> => {
  const pageAtom = queryAtom(
    '/Content/GetLegalPage',
    (get) => ({ query: { page, language: get(languageAtom) } }),
    { keepLast: true },
  );
  return atom((get) => checkedView(viewOf(get(pageAtom))));
};

/** What the legal pages show. */
export const legalViewAtoms = {
  terms: legalViewAtomOf('terms'),
  privacy: legalViewAtomOf('privacy'),
} as const;
