import { CountBadge, ErrorState, IconButton, Popover, Skeleton, styled, VisuallyHidden } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { useMessageText } from '../../i18n/message.ts';
import { notificationStoreAtom, unreadAlarmsAtom, unreadCountAtom } from './notifications.atoms.ts';

const panel = lazyCode(() => import('./BellPanel.tsx'));
const fetchPanel = () => void panel.load().catch(() => undefined);

const Place = styled('span', { position: 'relative', display: 'inline-flex' });
const Badge = styled('span', {
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -2,
  pointerEvents: 'none',
});

/** Props of {@link NotificationBell}. */
export interface NotificationBellProps {
  /** Changes with each page that the user goes to: the panel is then in its way. */
  readonly place: string;
}

/**
 * The bell of the header: how many are unread, and the most urgent behind it; a dash where that could not be had. What is
 * new is said once, politely.
 */
export function NotificationBell({ place }: NotificationBellProps) {
  const { t } = useTranslation('portal');
  const [openAt, setOpenAt] = useState<string | null>(null);
  const unread = useAtomValue(unreadCountAtom);
  const { code, failed } = useLazyCode(panel);
  const arrived = useArrived();
  const textOf = useMessageText();
  const { lastFetchTime, errorMessage } = useAtomValue(notificationStoreAtom);
  // With the first answer, not with the page: what is behind the bell is then there when it is pressed.
  useEffect(() => {
    if (lastFetchTime !== null) fetchPanel();
  }, [lastFetchTime]);
  const heading = t('notifications.heading');
  const failure = unread === null && errorMessage ? textOf(errorMessage) : undefined;
  const state = failure ?? (unread ? t('notifications.unread', { count: unread }) : undefined);
  const label = [heading, state].filter(Boolean).join(': ');
  const trigger = (
    <IconButton
      data-tour="bell"
      label={label}
      icon={<Bell size={18} aria-hidden="true" />}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onClick={fetchPanel}
    />
  );
  return (
    <Place>
      <Popover
        trigger={trigger}
        label={heading}
        padded={false}
        align="end"
        open={openAt === place}
        onOpenChange={(open) => setOpenAt(open ? place : null)}
      >
        {code && <code.BellPanel />}
        {!code && (failed ? <ErrorState title={t('failures.unknown')} onRetry={fetchPanel} /> : <Waiting />)}
      </Popover>
      {unread !== 0 && (
        <Badge aria-hidden="true">
          <CountBadge value={unread} tone={unread === null ? 'neutral' : 'critical'} emphasis="strong" />
        </Badge>
      )}
      <VisuallyHidden role="status">
        {arrived > 0 && t('notifications.arrived', { count: arrived })}
      </VisuallyHidden>
    </Place>
  );
}

/** How many groups something has come into since the last answer: what was there when the page opened is no news. */
function useArrived(): number {
  const alarms = useAtomValue(unreadAlarmsAtom);
  const { lastFetchTime } = useAtomValue(notificationStoreAtom);
  const known = useRef<ReadonlySet<string> | null>(null);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (lastFetchTime === null) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...alarms.map(({ id }) => id)]);
    const fresh = before ? alarms.filter(({ id }) => !before.has(id)) : [];
    if (before) setArrived(new Set(fresh.map(({ groupKey }) => groupKey)).size);
  }, [alarms, lastFetchTime]);
  return arrived;
}

/** As large as what comes. */
function Waiting() {
  return <Skeleton shape="block" width={400} height={240} />;
}
