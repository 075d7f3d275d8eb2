import { styled } from '@cnx/ui';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { searchResultsFor } from '../addresses.ts';
import { paths } from '../paths.ts';
import { readDraft, saveDraft } from '../session/drafts.ts';
import { usePortal } from '../use-portal.tsx';

/** Longest text that is searched for. */
const maxLength = 200;

/** Names the search field among the drafts. */
const draftName = 'shell.search';

const Form = styled('form', {
  display: 'none',
  position: 'relative',
  '@small': { display: 'block' },
  '& > svg': { position: 'absolute', left: 10, top: 10, color: '$headerTextQuiet', pointerEvents: 'none' },
});
const Field = styled('input', {
  width: '100%',
  height: 36,
  padding: '0 $3 0 36px',
  border: '1px solid transparent',
  borderRadius: '$control',
  backgroundColor: '$headerField',
  color: '$headerText',
  fontSize: '$body',
  '&::placeholder': { color: '$headerTextQuiet', opacity: 1 },
  '&:focus-visible': { outline: '2px solid $headerMark', outlineOffset: 0 },
});

/** The field in the header: whatever is typed into it leads to the search results. */
export function HeaderSearch() {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const portal = usePortal();
  const [draft] = useState(() => readDraft(portal, draftName));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query !== 'string' || !query.trim()) return;
    saveDraft(portal, draftName, '');
    void navigate(searchResultsFor(query));
  };
  return (
    <Form role="search" action={paths.searchResults} onSubmit={search}>
      <Search size={16} aria-hidden="true" />
      <Field
        type="search"
        name="q"
        defaultValue={draft}
        onInput={({ currentTarget }) => saveDraft(portal, draftName, currentTarget.value)}
        maxLength={maxLength}
        aria-label={t('shell.search')}
        placeholder={t('shell.searchPlaceholder')}
      />
    </Form>
  );
}
