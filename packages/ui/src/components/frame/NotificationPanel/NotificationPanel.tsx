import { BellOff, CheckCheck } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Banner } from '../../messages/Banner/Banner.tsx';
import { EmptyState } from '../../messages/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../messages/ErrorState/ErrorState.tsx';
import { Link } from '../../inputs/Link/Link.tsx';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { notificationPanelWords, type NotificationPanelLabels } from './notification-panel.words.ts';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import type { NotificationItem } from '../NotificationList/NotificationRow.tsx';

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps extends RootProps<HTMLElement> {
  /** In order: the most urgent first, or the newest. */
  items: readonly NotificationItem[];
  /** How many are unread in all, where the items are a part. @default those of the items */
  total?: number | undefined;
  /** Where all of them are. */
  viewAllHref: string;
  onMarkAll: () => void;
  /** A notification was pressed: mark it as read; the browser follows its link. */
  onSelect?: ((item: NotificationItem) => void) | undefined;
  /** What can be done with one besides, as buttons at its end: a menu to put it off. */
  itemActions?: ((item: NotificationItem) => ReactNode) | undefined;
  /** They are on their way and none is known. @default false */
  loading?: boolean;
  /** They could not be had, or not anew: what is said. */
  error?: string | undefined;
  /** Tries again to get them. */
  onRetry?: (() => void) | undefined;
  /** Words instead of the component's own. */
  labels?: Partial<NotificationPanelLabels>;
}

const Root = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  width: 'min(400px, calc(100vw - 24px))',
  maxHeight: 'min(560px, var(--radix-popper-available-height, 80vh))',
  color: '$text',
  // Fingers need room.
  '@media (max-width: 599.98px)': { button: { minHeight: '$touch', minWidth: '$touch' } },
});
const Head = styled('header', {
  row: '$1 $2',
  // It may take a second row, and never gives up its height to the list.
  flex: 'none',
  flexWrap: 'wrap',
  '& > button': { marginInlineStart: 'auto' },
  minHeight: 48,
  padding: '$2 $2 $2 $4',
  borderBottom: '1px solid $raisedBorder',
});
const Title = styled('h2', { fontSize: '$body', fontWeight: '$strong' });
const Count = styled('span', { marginInlineEnd: 'auto', quiet: '$small' });
const List = styled(NotificationList, {
  flex: 1,
  minHeight: 0,
  '&&': { padding: '$1' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus': { outline: 'none' },
  focusRing: -2,
});
const Foot = styled('footer', {
  flex: 'none',
  a: { display: 'block', padding: '$3 $4' },
  '@media (max-width: 599.98px)': { a: { lineHeight: '20px' } },
  borderTop: '1px solid $raisedBorder',
  fontSize: '$small',
  textAlign: 'center',
});
const Trouble = styled('div', { flex: 'none', padding: '$2' });
const Waiting = styled('div', { display: 'grid', gap: '$3', padding: '$4' });

/** What happened since the last visit, for the bell in the header: put it into a `Popover` without padding. */
export function NotificationPanel(props: NotificationPanelProps) {
  const {
    items,
    total,
    viewAllHref,
    onMarkAll,
    onSelect,
    loading = false,
    error,
    onRetry,
    ...others
  } = props;
  const { labels, itemActions, ...rest } = others;
  const words = useWords(notificationPanelWords, labels);
  const numbers = new Intl.NumberFormat(useLocale());
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // That none is left is news to who marked them.
  const [marked, setMarked] = useState(false);
  const unread = total ?? items.filter(({ read }) => !read).length;
  const markAll = () => {
    // The button goes away: the focus moves to the list before.
    list.current?.focus();
    setMarked(true);
    onMarkAll();
  };
  let body: ReactNode;
  if (error && items.length === 0) {
    const retry = { retry: words.retry };
    body = <ErrorState title={error} loading={loading} labels={retry} onRetry={onRetry} />;
  } else if (loading && items.length === 0) {
    body = (
      <Waiting role="status" aria-label={words.loading}>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} />
        ))}
      </Waiting>
    );
  } else if (items.length === 0) {
    body = <EmptyState title={words.empty} icon={<BellOff size={24} strokeWidth={1.5} />} />;
  } else {
    body = (
      <List
        ref={list}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        labels={{ unreadItem: words.unreadItem }}
        {...{ items, onSelect, itemActions }}
      />
    );
  }
  return (
    <Root aria-labelledby={`${id}-title`} aria-busy={loading} {...rest}>
      <Head>
        <Title id={`${id}-title`}>{words.title}</Title>
        <Count role="status">{(unread > 0 || marked) && words.unread(numbers.format(unread), unread)}</Count>
        {unread > 0 && (
          <Button emphasis="quiet" size="sm" icon={<CheckCheck size={14} />} onClick={markAll}>
            {words.markAll}
          </Button>
        )}
      </Head>
      {error && items.length > 0 && (
        <Trouble>
          <Banner tone="warning">{error}</Banner>
        </Trouble>
      )}
      {body}
      <Foot>
        <Link href={viewAllHref}>{words.viewAll}</Link>
      </Foot>
    </Root>
  );
}
