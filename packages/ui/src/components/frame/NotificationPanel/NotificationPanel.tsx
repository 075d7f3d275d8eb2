import { BellOff, CheckCheck } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { EmptyState } from '../../messages/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../messages/ErrorState/ErrorState.tsx';
import { Link } from '../../inputs/Link/Link.tsx';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { NotificationRow, type NotificationItem } from './NotificationRow.tsx';

/** UI strings of a {@link NotificationPanel}. */
export interface NotificationPanelLabels {
  readonly title: string;
  /** `No new notifications` */
  readonly empty: string;
  /** `Mark all as read` */
  readonly markAll: string;
  /** `View all notifications` */
  readonly viewAll: string;
  /** How many are unread: `12 unread`; announced when it changes. */
  readonly unread: (count: number) => string;
  /** Read aloud before one that is unread. */
  readonly unreadItem: string;
  readonly loading: string;
}

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  /** Newest first. */
  items: readonly NotificationItem[];
  labels: NotificationPanelLabels;
  /** Where all of them are. */
  viewAllHref: string;
  onMarkAll: () => void;
  /** A notification was pressed: mark it as read; the browser follows its link. */
  onOpen?: (item: NotificationItem) => void;
  /** They are on their way and none is known. @default false */
  loading?: boolean;
  /** They could not be had: what is said, and how to try again. */
  error?: { text: string; retryLabel: string; onRetry: () => void } | undefined;
}

const Root = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  width: 'min(400px, calc(100vw - 24px))',
  maxHeight: 'min(560px, var(--radix-popper-available-height, 80vh))',
  color: '$text',
});
const Head = styled('header', {
  row: '$1 $2',
  flexWrap: 'wrap',
  minHeight: 48,
  padding: '$2 $2 $2 $4',
  borderBottom: '1px solid $raisedBorder',
});
const Title = styled('h2', { fontSize: '$body', fontWeight: '$strong' });
const Count = styled('span', { marginInlineEnd: 'auto', quiet: '$small' });
const List = styled('ul', {
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '$1',
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus': { outline: 'none' },
  focusRing: -2,
});
const Foot = styled('footer', {
  padding: '$3 $4',
  borderTop: '1px solid $raisedBorder',
  fontSize: '$small',
  textAlign: 'center',
});
const Waiting = styled('div', { display: 'grid', gap: '$3', padding: '$4' });

/** What happened since the last visit, for the bell in the header: put it into a `Popover` without padding. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { items, labels, viewAllHref, onMarkAll, onOpen, loading = false, error } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const unread = items.filter(({ read }) => !read).length;
  const markAll = () => {
    // The button goes away: the focus moves to the list before.
    list.current?.focus();
    onMarkAll();
  };
  let body: ReactNode;
  if (error && items.length === 0) {
    const { text, retryLabel, onRetry } = error;
    body = <ErrorState title={text} loading={loading} labels={{ retry: retryLabel }} onRetry={onRetry} />;
  } else if (loading && items.length === 0) {
    body = (
      <Waiting role="status" aria-label={labels.loading}>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} />
        ))}
      </Waiting>
    );
  } else if (items.length === 0) {
    body = <EmptyState title={labels.empty} icon={<BellOff size={24} strokeWidth={1.5} />} />;
  } else {
    body = (
      <List ref={list} tabIndex={-1} aria-labelledby={`${id}-title`}>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} unreadLabel={labels.unreadItem} onOpen={onOpen} />
        ))}
      </List>
    );
  }
  return (
    <Root aria-labelledby={`${id}-title`} aria-busy={loading}>
      <Head>
        <Title id={`${id}-title`}>{labels.title}</Title>
        <Count role="status">{unread > 0 && labels.unread(unread)}</Count>
        {unread > 0 && (
          <Button emphasis="quiet" size="sm" icon={<CheckCheck size={14} />} onClick={markAll}>
            {labels.markAll}
          </Button>
        )}
      </Head>
      {body}
      <Foot>
        <Link href={viewAllHref}>{labels.viewAll}</Link>
      </Foot>
    </Root>
  );
}
