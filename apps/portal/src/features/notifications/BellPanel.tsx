import { NotificationPanel } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { usePortal } from '../../use-portal.tsx';
import { GroupActions } from './GroupActions.tsx';
import {
  leftOutAtom,
  notificationGroupsAtom,
  notificationStoreAtom,
  refetchNotificationsAtom,
} from './notifications.atoms.ts';
import { alarmsOf, isUnread, itemOf, markRead } from './notifications.ts';

/** Groups behind the bell; the page has all of them. */
const maxShown = 30;

/** The most urgent notifications, as they are in the cache. */
export function BellPanel() {
  const { t } = useTranslation('portal');
  const textOf = useMessageText();
  const formats = useFormats();
  const portal = usePortal();
  const groups = useAtomValue(notificationGroupsAtom);
  const { loading, errorMessage } = useAtomValue(notificationStoreAtom);
  const refetch = useAtomValue(refetchNotificationsAtom);
  const leftOut = useAtomValue(leftOutAtom);
  const shown = groups.slice(0, maxShown);
  const groupOf = (id: string) =>
    shown.find(({ key, others }) => key === id || others.some((one) => one.id === id));
  return (
    <NotificationPanel
      total={groups.filter(isUnread).length}
      items={shown.map((group) => itemOf(group, formats, portal.now()))}
      labels={{
        title: t('notifications.heading'),
        empty: t('notifications.none'),
        markAll: t('notifications.markAllAsRead'),
        viewAll:
          leftOut === null
            ? t('notifications.viewAll')
            : t('notifications.viewAllLeftOut', {
                count: leftOut.events,
                events: formats.quantities.count(leftOut.events),
              }),
      }}
      viewAllHref={paths.notifications}
      loading={loading}
      error={errorMessage ? textOf(errorMessage) : undefined}
      onRetry={refetch}
      onMarkAll={() => void markRead(portal, groups.flatMap(alarmsOf))}
      onSelect={({ id }) => {
        const group = groupOf(id);
        if (group)
          void markRead(
            portal,
            group.key === id ? alarmsOf(group) : group.others.filter((one) => one.id === id),
          );
      }}
      itemActions={({ id }) => {
        const group = groupOf(id);
        return group && <GroupActions group={group} />;
      }}
    />
  );
}
