import { SearchField, styled } from '@cnx/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { searchResultsFor } from '../addresses.ts';
import type { SearchCommand } from '../features/search/suggestions.ts';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { maxSearchLength } from '../limits.ts';
import { paths } from '../paths.ts';
import { readDraft, saveDraft } from '../session/drafts.ts';
import { usePortal } from '../use-portal.tsx';

/** Names the search field among the drafts. */
const draftName = 'shell.search';

const suggestions = lazyCode(() => import('../features/search/FieldSuggestions.tsx'));
const noCommands: readonly SearchCommand[] = [];

const Form = styled('form', { display: 'none', '@small': { display: 'block' } });

/** The field in the header: whatever is typed into it leads to the search results, a suggestion to what it names. */
export function HeaderSearch() {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const portal = usePortal();
  const [draft] = useState(() => readDraft(portal, draftName));
  const [text, setText] = useState('');
  const [commands, setCommands] = useState(noCommands);
  const { code } = useLazyCode(suggestions);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query !== 'string' || !query.trim()) return;
    saveDraft(portal, draftName, '');
    void navigate(searchResultsFor(query));
  };
  const type = (next: string) => {
    setText(next);
    saveDraft(portal, draftName, next);
    // Without them the field searches all the same.
    void suggestions.load().catch(() => undefined);
  };
  return (
    <Form role="search" action={paths.searchResults} onSubmit={search}>
      <SearchField
        name="q"
        label={t('shell.search')}
        placeholder={t('shell.searchPlaceholder')}
        defaultValue={draft}
        maxLength={maxSearchLength}
        items={text === '' ? noCommands : commands}
        onSearch={type}
        onSelect={({ href }) => href !== null && void navigate(href)}
      />
      {code && <code.FieldSuggestions text={text} onCommands={setCommands} />}
    </Form>
  );
}
