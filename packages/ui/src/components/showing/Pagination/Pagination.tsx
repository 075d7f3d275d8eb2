import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { pageList } from './page-list.ts';
import { paginationWords, type PaginationLabels } from './pagination.words.ts';

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

/** Props of {@link Pagination}. */
export interface PaginationProps extends RootProps<HTMLElement> {
  /** Names the landmark, where a page has several. @default the word for pages */
  label?: string;
  /** The page shown, counted from 1, where the caller keeps it; one beyond the last is taken for the last. */
  value?: number | undefined;
  /** The page shown at first. @default 1 */
  defaultValue?: number;
  /** Called with the page that the user went to. */
  onValueChange?: (page: number) => void;
  /** Things on a page. */
  pageSize: number;
  /** Things in all. */
  total: number;
  /** Words instead of the component's own. */
  labels?: Partial<PaginationLabels>;
}

/** The way through a long list in pages. */
export function Pagination(props: PaginationProps) {
  const { label, value, defaultValue = 1, onValueChange, pageSize, total, labels, ...rest } = props;
  const [given, goTo] = useControlled(value, defaultValue, onValueChange);
  const words = useWords(paginationWords, labels);
  const numbers = new Intl.NumberFormat(useLocale());
  const things = Number.isFinite(total) ? Math.max(0, Math.floor(total)) : 0;
  const size = pageSize >= 1 ? Math.floor(pageSize) : 1;
  const pages = Math.max(1, Math.ceil(things / size));
  const page = Math.min(pages, Math.max(1, Math.floor(given) || 1));
  const from = things === 0 ? 0 : (page - 1) * size + 1;
  const summary = words.summary({
    from: numbers.format(from),
    to: numbers.format(Math.min(things, page * size)),
    total: numbers.format(things),
    count: things,
  });
  return (
    <Root aria-label={label ?? words.navigation} {...rest}>
      <Summary role="status">{summary}</Summary>
      {pages > 1 && (
        <List>
          <li>
            <IconButton
              size="sm"
              label={words.previous}
              icon={<ChevronLeft size={16} />}
              // Not disabled: a disabled button would lose the focus of one who presses it again and again.
              aria-disabled={page === 1 || undefined}
              onClick={() => page > 1 && goTo(page - 1)}
            />
          </li>
          {pageList(page, pages).map((step, index) => (
            <li key={step === 'gap' ? `gap ${index}` : step}>
              {step === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Page
                  type="button"
                  aria-label={words.page(numbers.format(step))}
                  aria-current={step === page ? 'page' : undefined}
                  onClick={() => step !== page && goTo(step)}
                >
                  {numbers.format(step)}
                </Page>
              )}
            </li>
          ))}
          <li>
            <IconButton
              size="sm"
              label={words.next}
              icon={<ChevronRight size={16} />}
              aria-disabled={page === pages || undefined}
              onClick={() => page < pages && goTo(page + 1)}
            />
          </li>
        </List>
      )}
    </Root>
  );
}
