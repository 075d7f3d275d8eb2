import { SearchField, styled } from '@cnx/ui';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { searchResultsFor } from '../addresses.ts';
import type { SearchCommand } from '../features/search/suggestions.ts';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { maxSearchLength } from '../limits.ts';
import { paths } from '../paths.ts';
import { readDraft, saveDraft } from '../session/drafts.ts';
import { goToFound, leaveFor } from '../state/leaving.atoms.ts';
import { cutText } from '../untrusted-text.ts';
import { usePortal } from '../use-portal.tsx';

/** Names the search field of a page among the drafts. */
const draftOf = (pathname: string): string => `shell.search ${pathname}`;

const suggestions = lazyCode(() => import('../features/search/FieldSuggestions.tsx'));
const noCommands: readonly SearchCommand[] = [];
const nothingYet = { commands: noCommands, isNothing: false };

const Form = styled('form', { display: 'none', '@small': { display: 'block' } });

/** What the field holds on a page at first: on the results what was searched. */
const textOfPage = (pathname: string, search: string): string =>
  pathname === paths.searchResults
    ? cutText(new URLSearchParams(search).get('q') ?? '', maxSearchLength)
    : '';

/**
 * The field in the header: whatever is typed into it leads to the search results, a suggestion to what it names. What was typed
 * on one page is kept neither on the next nor through a reload; on the results it holds what was searched, and is the one field
 * there.
 */
export function HeaderSearch() {
  const { t } = useTranslation('portal');
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const ofPage = textOfPage(pathname, search);
  const place = `${pathname} ${ofPage}`;
  const [draft] = useState(() => readDraft(portal, draftOf(pathname)));
  const [shown, setShown] = useState({ place, text: draft === '' ? ofPage : draft, typed: '' });
  if (shown.place !== place) setShown({ place, text: ofPage, typed: '' });
  const last = useRef({ place, pathname });
  useEffect(() => {
    // A draft is for the page that it was begun on.
    if (last.current.place !== place) saveDraft(portal, draftOf(last.current.pathname), '');
    last.current = { place, pathname };
  }, [portal, place, pathname]);
  useEffect(() => {
    // Where a session ends, the same page is opened again at the next sign-in.
    const leave = () => {
      if (!portal.storage.read('returnAddress')) saveDraft(portal, draftOf(pathname), '');
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [portal, pathname]);
  const [found, setFound] = useState(nothingYet);
  const takeFound = useCallback(
    (commands: readonly SearchCommand[], isNothing: boolean) => setFound({ commands, isNothing }),
    [],
  );
  const { code } = useLazyCode(suggestions);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!shown.text.trim()) return;
    saveDraft(portal, draftOf(pathname), '');
    void leaveFor(portal, searchResultsFor(shown.text));
  };
  const type = (next: string) => {
    setShown({ place, text: next, typed: next });
    saveDraft(portal, draftOf(pathname), next);
    // Without them the field searches all the same.
    void suggestions.load().catch(() => undefined);
  };
  return (
    <Form data-tour="search" role="search" action={paths.searchResults} onSubmit={submit}>
      <SearchField
        name="q"
        label={t('shell.search')}
        placeholder={t('shell.searchPlaceholder')}
        value={shown.text}
        maxLength={maxSearchLength}
        items={shown.typed === '' ? noCommands : found.commands}
        noMatches={shown.typed !== '' && found.isNothing}
        onSearch={type}
        onSelect={({ href }) => href !== null && void goToFound(portal, href)}
      />
      {code && <code.FieldSuggestions text={shown.typed} onFound={takeFound} />}
    </Form>
  );
}
