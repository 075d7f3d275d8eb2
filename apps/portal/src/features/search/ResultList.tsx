import type { SearchResult } from '@cnx/api';
import { styled } from '@cnx/ui';
import type { OwnResult } from './own-results.ts';
import { OwnResultRow, ResultRow } from './ResultRow.tsx';

const List = styled('ol', { padding: 0, listStyle: 'none' });

/** Props of {@link ResultList}. */
export interface ResultListProps {
  /** Those of the page: the portal's own, then the server's. */
  readonly own: readonly OwnResult[];
  readonly results: readonly SearchResult[];
  /** Whether other results are named as was typed. */
  readonly isAmongNamed: boolean;
  readonly onHelp: (id: string) => void;
}

/** Results of a page in one list, each with its kind. */
export function ResultList({ own, results, isAmongNamed, onHelp }: ResultListProps) {
  return (
    <List>
      {own.map((result) => (
        <OwnResultRow key={result.id} result={result} onHelp={() => onHelp(result.id)} />
      ))}
      {results.map((result) => (
        <ResultRow key={`${result.kind} ${result.id}`} result={result} isAmongNamed={isAmongNamed} />
      ))}
    </List>
  );
}
