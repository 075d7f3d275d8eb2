import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { pageList } from './page-list.ts';

const Root = styled('nav', {
  row: '$2 $4',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  quiet: '$small',
  figures: 'tabular',
});
const Summary = styled('p', { marginInlineEnd: 'auto' });
const List = styled('ol', { row: '$1', flexWrap: 'wrap', padding: 0, listStyle: 'none' });
const Page = styled('button', {
  minWidth: '$controlSmall',
  height: '$controlSmall',
  padding: '0 $2',
  border: '1px solid transparent',
  borderRadius: '$control',
  backgroundColor: 'transparent',
  color: '$text',
  cursor: 'pointer',
  focusRing: 0,
  '&:hover': { backgroundColor: '$hover' },
  '&[aria-current]': {
    borderColor: '$accentMark',
    backgroundColor: '$accentSubtle',
    color: '$accentText',
    fontWeight: '$medium',
  },
  '@touch': { minWidth: '$touch', height: '$touch' },
});

/** UI strings of a {@link Pagination}. */
export interface PaginationLabels {
  /** Names the landmark. */
  readonly navigation: string;
  readonly previous: string;
  readonly next: string;
  /** Names a page: `Page 3`. */
  readonly page: (page: number) => string;
  /** What is shown: `Showing 21 to 40 of 118 results`. */
  readonly summary: (from: number, to: number, total: number) => string;
}

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The page shown, counted from 1; one beyond the last is taken for the last. */
  page: number;
  /** Things on a page. */
  pageSize: number;
  /** Things in all. */
  total: number;
  onChange: (page: number) => void;
  labels: PaginationLabels;
}

/** The way through a long list in pages. */
export function Pagination({ page: given, pageSize, total, onChange, labels }: PaginationProps) {
  const things = Number.isFinite(total) ? Math.max(0, Math.floor(total)) : 0;
  const size = pageSize >= 1 ? Math.floor(pageSize) : 1;
  const pages = Math.max(1, Math.ceil(things / size));
  const page = Math.min(pages, Math.max(1, Math.floor(given) || 1));
  const from = things === 0 ? 0 : (page - 1) * size + 1;
  return (
    <Root aria-label={labels.navigation}>
      <Summary role="status">{labels.summary(from, Math.min(things, page * size), things)}</Summary>
      {pages > 1 && (
        <List>
          <li>
            <IconButton
              size="sm"
              label={labels.previous}
              icon={<ChevronLeft size={16} />}
              // Not disabled: a disabled button would lose the focus of one who presses it again and again.
              aria-disabled={page === 1 || undefined}
              onClick={() => page > 1 && onChange(page - 1)}
            />
          </li>
          {pageList(page, pages).map((step, index) => (
            <li key={step === 'gap' ? `gap ${index}` : step}>
              {step === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Page
                  type="button"
                  aria-label={labels.page(step)}
                  aria-current={step === page ? 'page' : undefined}
                  onClick={() => step !== page && onChange(step)}
                >
                  {step}
                </Page>
              )}
            </li>
          ))}
          <li>
            <IconButton
              size="sm"
              label={labels.next}
              icon={<ChevronRight size={16} />}
              aria-disabled={page === pages || undefined}
              onClick={() => page < pages && onChange(page + 1)}
            />
          </li>
        </List>
      )}
    </Root>
  );
}
