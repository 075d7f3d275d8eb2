import type { SearchResults } from '@cnx/api';
import {
  Button,
  EmptyState,
  Link,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  styled,
  TextField,
} from '@cnx/ui';
import { useEffect, type FormEvent } from 'react';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { maxSearchLength } from '../../limits.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { OwnResult } from './own-results.ts';
import { countOf, lastPage, pageSize, partsOfPage } from './page-of-results.ts';
import { OwnResultRow, ResultRow } from './ResultRow.tsx';
import {
  addressOfSearch,
  isOfServer,
  resultKinds,
  type ResultKind,
  type SearchAddress,
} from './search-address.ts';

const Form = styled('form', { row: '$2', alignItems: 'end', maxWidth: 640, '& > :first-child': { flex: 1 } });
const Kinds = styled('ul', { row: '$1 $4', flexWrap: 'wrap', padding: 0, listStyle: 'none' });
const List = styled('ol', { padding: 0, listStyle: 'none', borderTop: '1px solid $border' });
const Figure = styled('span', { quiet: '$small', figures: 'tabular' });

const failure = 'portal:failures.search';

/** Props of {@link SearchPage}. */
export interface SearchPageProps {
  /** What is searched, and which part of the results is shown. */
  address: SearchAddress;
  /** Own results for the text. */
  own: readonly OwnResult[];
  /** The server's part of the page, and the numbers of its kinds. */
  view: InsightView<SearchResults>;
  /** Goes to another address of the search; `replace` takes the place of this one. */
  onAddress: (address: SearchAddress, step: 'push' | 'replace') => void;
  /** Opens the help. */
  onHelp: () => void;
}

/** What a text finds: its field, the kinds with their numbers, the results of a page and the way to the others. */
export function SearchPage({ address, onAddress, ...rest }: SearchPageProps) {
  const { t } = useFormats();
  const { text } = address;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (typeof typed === 'string') onAddress({ text: typed, kind: null, page: 1 }, 'push');
  };
  return (
    <Stack gap="normal">
      <PageHeader
        title={
          text === '' ? t('titles.searchResults') : `${t('search.resultsFor')} ${truncateForDisplay(text)}`
        }
      />
      <Form key={text} role="search" aria-label={t('titles.searchResults')} onSubmit={submit}>
        <TextField
          label={t('search.field')}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={maxSearchLength}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
      {text === '' ? (
        <EmptyState title={t('search.begin')} description={t('search.beginText')} />
      ) : (
        <Found address={address} onAddress={onAddress} {...rest} />
      )}
    </Stack>
  );
}

function Found({ address, own, view, onAddress, onHelp }: SearchPageProps) {
  const { t } = useFormats();
  const { kind, page } = address;
  const counts = resultKinds.map((one) => ({
    kind: one,
    count:
      view.status === 'shown' && isOfServer(one)
        ? (view.body.counts.find((count) => count.kind === one)?.count ?? 0)
        : own.filter((result) => result.kind === one).length,
  }));
  const total = countOf(counts, kind);
  const isBeyond = view.status === 'shown' && !view.outdated && page > lastPage(total);
  useEffect(() => {
    if (isBeyond) onAddress({ ...address, page: lastPage(total) }, 'replace');
  }, [isBeyond, address, onAddress, total]);
  if (view.status === 'failed') return <InsightFailure failure={failure} view={view} />;
  if (view.status === 'loading') return <Waiting />;
  const { body, error, retry, outdated } = view;
  const shownOwn = own.filter((result) => kind === null || result.kind === kind);
  const {
    own: [from, to],
    others,
  } = partsOfPage(shownOwn.length, page);
  const results = kind !== null && !isOfServer(kind) ? [] : body.results.slice(0, others.limit);
  return (
    <>
      {error && <LastGood failure={failure} error={error} onRetry={retry} />}
      <KindLinks address={address} counts={counts} />
      {total === 0 ? (
        <EmptyState
          title={t('search.nothing')}
          description={countOf(counts, null) > 0 ? t('search.nothingOfKind') : t('search.nothingText')}
        />
      ) : (
        <List
          aria-label={t(kind === null ? 'search.allResults' : `search.kind.${kind}`)}
          aria-busy={outdated}
        >
          {shownOwn.slice(from, to).map((result) => (
            <OwnResultRow key={result.id} result={result} onHelp={onHelp} />
          ))}
          {results.map((result) => (
            <ResultRow key={`${result.kind} ${result.id}`} result={result} />
          ))}
        </List>
      )}
      <Pagination
        value={page}
        pageSize={pageSize}
        total={total}
        labels={{
          summary: ({ from: first, to: last, total: all }) =>
            t('search.showing', { from: first, to: last, total: all }),
        }}
        onValueChange={(next) => {
          onAddress({ ...address, page: next }, 'push');
          scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

interface KindLinksProps {
  readonly address: SearchAddress;
  readonly counts: readonly { readonly kind: ResultKind; readonly count: number }[];
}

/** The kinds that have results, each with its number; the one that is shown is there without any, too. */
function KindLinks({ address: { text, kind: shown }, counts }: KindLinksProps) {
  const { t, language } = useFormats();
  const numbers = new Intl.NumberFormat(language);
  const kinds = [
    { kind: null, count: countOf(counts, null) },
    ...counts.filter(({ kind, count }) => count > 0 || kind === shown),
  ];
  return (
    <nav aria-label={t('search.kinds')}>
      <Kinds>
        {kinds.map(({ kind, count }) => (
          <li key={kind ?? 'all'}>
            <Link
              href={addressOfSearch({ text, kind, page: 1 })}
              emphasis={kind === shown ? 'normal' : 'quiet'}
              aria-current={kind === shown ? 'page' : undefined}
            >
              {t(kind === null ? 'search.allResults' : `search.kind.${kind}`)}
            </Link>{' '}
            <Figure>{numbers.format(count)}</Figure>
          </li>
        ))}
      </Kinds>
    </nav>
  );
}

function Waiting() {
  return (
    <Stack gap="4" aria-busy="true">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="block" height={44} />
      ))}
    </Stack>
  );
}
