import type { SearchResults } from '@cnx/api';
import {
  Button,
  Card,
  EmptyState,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  styled,
  TabLinks,
  Text,
  TextField,
  VisuallyHidden,
} from '@cnx/ui';
import { useEffect, type FormEvent } from 'react';
import { dashboardDayList } from '../../addresses.ts';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { maxSearchLength } from '../../limits.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { OwnResult } from './own-results.ts';
import { countOf, lastPage, pageSize, partsOfPage } from './page-of-results.ts';
import { ResultList } from './ResultList.tsx';
import {
  addressOfSearch,
  isOfServer,
  resultKinds,
  type ResultKind,
  type SearchAddress,
} from './search-address.ts';

// Where there is room, the field in the header is the one on this page.
const Form = styled('form', {
  row: '$2',
  alignItems: 'end',
  '& > :first-child': { flex: 1 },
  '@small': { display: 'none' },
});
const Introduction = styled('p', { fontWeight: '$medium' });
const Ways = styled('div', { row: '$2', flexWrap: 'wrap', justifyContent: 'center' });

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
  /** Opens the help at an entry, by its id. */
  onHelp: (id: string) => void;
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
  const name = t(kind === null ? 'search.allResults' : `search.kind.${kind}`);
  const showing = (numbers: { from: string; to: string; total: string }) => t('search.showing', numbers);
  // All of it: a name that holds the text stands before those that are only like it.
  const onlyAlike = own.length === 0 && results.length > 0 && results.every(({ isLike }) => isLike);
  if (total === 0)
    return (
      <>
        {error && <LastGood failure={failure} error={error} onRetry={retry} />}
        {countOf(counts, null) > 0 && <KindLinks address={address} counts={counts} />}
        <VisuallyHidden>
          <span role="status">{showing({ from: '0', to: '0', total: '0' })}</span>
        </VisuallyHidden>
        <Nothing address={address} others={countOf(counts, null)} onAddress={onAddress} />
      </>
    );
  return (
    <>
      {error && <LastGood failure={failure} error={error} onRetry={retry} />}
      <KindLinks address={address} counts={counts} />
      {onlyAlike && (
        <div>
          <Introduction>{t('search.like', { text: truncateForDisplay(address.text) })}</Introduction>
          <Text size="small" emphasis="quiet">
            {t('search.likeText')}
          </Text>
        </div>
      )}
      <Card>
        <Stack gap="4">
          <div role="region" aria-label={name} aria-busy={outdated}>
            <ResultList
              own={shownOwn.slice(from, to)}
              results={results}
              isAmongNamed={!onlyAlike}
              onHelp={onHelp}
            />
          </div>
          <Pagination
            label={name}
            value={page}
            pageSize={pageSize}
            total={total}
            labels={{ summary: showing }}
            onValueChange={(next) => {
              onAddress({ ...address, page: next }, 'push');
              scrollTo({ top: 0 });
            }}
          />
        </Stack>
      </Card>
    </>
  );
}

interface NothingProps extends Pick<SearchPageProps, 'address' | 'onAddress'> {
  /** How many results there are of other kinds. */
  readonly others: number;
}

/** Nothing is found: why, and ways on. */
function Nothing({ address, others, onAddress }: NothingProps) {
  const { t } = useFormats();
  return (
    <EmptyState
      title={t('search.nothing')}
      description={others > 0 ? t('search.nothingOfKind') : t('search.nothingText')}
      actions={
        <Ways>
          {others > 0 ? (
            <Button onClick={() => onAddress({ ...address, kind: null, page: 1 }, 'push')}>
              {t('search.allResults')}
            </Button>
          ) : (
            <Button onClick={() => onAddress({ text: '', kind: null, page: 1 }, 'push')}>
              {t('search.clear')}
            </Button>
          )}
          <Button asChild>
            <a href={dashboardDayList('wells', '')}>{t('search.browseWells')}</a>
          </Button>
        </Ways>
      }
    />
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
    <TabLinks
      label={t('search.kinds')}
      items={kinds.map(({ kind, count }) => ({
        label: t(kind === null ? 'search.allResults' : `search.kind.${kind}`),
        count: numbers.format(count),
        href: addressOfSearch({ text, kind, page: 1 }),
        current: kind === shown,
      }))}
    />
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
