import type { SearchResult } from '@cnx/api';
import { Link, styled, VisuallyHidden } from '@cnx/ui';
import { useId, type ReactNode } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import type { OwnResult } from './own-results.ts';
import { countOf, groupsByKind } from './page-of-results.ts';
import { OwnResultRow, ResultRow } from './ResultRow.tsx';
import { addressOfSearch, isOfServer, type ResultKind, type SearchAddress } from './search-address.ts';

const List = styled('ol', { padding: 0, listStyle: 'none', borderTop: '1px solid $border' });
const Groups = styled('div', { display: 'grid', gap: '$6' });
const Head = styled('header', { row: '$2', alignItems: 'baseline', paddingBottom: '$2' });
const Heading = styled('h2', { fontSize: '$body', fontWeight: '$strong' });
const Count = styled('span', { marginInlineEnd: 'auto', quiet: '$small', figures: 'tabular' });

/** Props of {@link ResultGroups}. */
export interface ResultGroupsProps {
  readonly address: SearchAddress;
  readonly counts: readonly { readonly kind: ResultKind; readonly count: number }[];
  /** Those of the page: the portal's own, then the server's, of each kind side by side. */
  readonly own: readonly OwnResult[];
  readonly results: readonly SearchResult[];
  /** Whether other results are named as was typed. */
  readonly isAmongNamed: boolean;
  /** Whether they are still those of another text or page. */
  readonly outdated: boolean;
  readonly onHelp: (id: string) => void;
}

/** Results of a page: of all kinds each below its heading, with how many there are and the way to all of them. */
export function ResultGroups({ own, results, outdated, ...rest }: ResultGroupsProps) {
  const { t } = useFormats();
  const { address, counts, isAmongNamed, onHelp } = rest;
  const { kind } = address;
  const isHeaded = kind === null && counts.filter(({ count }) => count > 0).length > 1;
  const rowOf = (result: OwnResult | SearchResult) =>
    isOfServer(result.kind) ? (
      <ResultRow
        key={`${result.kind} ${result.id}`}
        result={result as SearchResult}
        isAmongNamed={isAmongNamed}
      />
    ) : (
      <OwnResultRow key={result.id} result={result as OwnResult} onHelp={() => onHelp(result.id)} />
    );
  const label = t(kind === null ? 'search.allResults' : `search.kind.${kind}`);
  const all = [...own, ...results];
  return (
    <Groups role="region" aria-label={label} aria-busy={outdated}>
      {isHeaded ? (
        groupsByKind(all).map(({ kind: of, isContinued, results: members }) => (
          <Group
            key={`${of} ${members[0]!.id}`}
            {...{ address, counts, kind: of, isContinued, shown: members.length }}
          >
            {members.map(rowOf)}
          </Group>
        ))
      ) : (
        <List>{all.map(rowOf)}</List>
      )}
    </Groups>
  );
}

interface GroupProps {
  readonly address: SearchAddress;
  readonly counts: ResultGroupsProps['counts'];
  readonly kind: ResultKind;
  /** Whether more of the kind stand above, before those of other kinds. */
  readonly isContinued: boolean;
  /** How many of it stand here. */
  readonly shown: number;
  readonly children: ReactNode;
}

function Group({ address, counts, kind, isContinued, shown, children }: GroupProps) {
  const { t, language } = useFormats();
  const id = useId();
  const name = t(`search.kind.${kind}`);
  const count = countOf(counts, kind);
  const number = new Intl.NumberFormat(language).format(count);
  return (
    <section aria-labelledby={id}>
      <Head>
        <Heading id={id}>{isContinued ? t('search.continued', { kind: name }) : name}</Heading>
        <Count>{number}</Count>
        {count > shown && (
          <Link href={addressOfSearch({ text: address.text, kind, page: 1 })}>
            {t('search.seeAll', { number })} <VisuallyHidden>{name}</VisuallyHidden>
          </Link>
        )}
      </Head>
      <List aria-labelledby={id}>{children}</List>
    </section>
  );
}
