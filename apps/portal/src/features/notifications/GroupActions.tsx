import { IconButton, Menu, type MenuItem } from '@cnx/ui';
import { Ellipsis } from 'lucide-react';
import { useFormats } from '../../insight/use-formats.ts';
import { morningIn, readerClock } from '../../insight/zoned-time.ts';
import { usePortal } from '../../use-portal.tsx';
import { alarmText } from './notification-text.ts';
import { alarmsOf, isNew, isPutOff, markRead, snoozeGroup, type AlarmGroup } from './notifications.ts';

const weekDays = 7;

/** What can be done with a group: mark it as read, put it off, show it again. */
export function GroupActions({ group }: { group: AlarmGroup }) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const { key, lead } = group;
  const alarms = alarmsOf(group);
  const snooze = (days: number | null) =>
    void snoozeGroup(portal, key, days === null ? null : morningIn(days, readerClock(portal)));
  const items: MenuItem[] = [
    ...(alarms.some(isNew)
      ? [{ label: t('notifications.markRead'), onSelect: () => void markRead(portal, alarms) }]
      : []),
    ...(isPutOff(lead)
      ? [{ label: t('notifications.wake'), onSelect: () => snooze(null) }]
      : [
          { label: t('notifications.snoozeDay'), onSelect: () => snooze(1) },
          { label: t('notifications.snoozeWeek'), onSelect: () => snooze(weekDays) },
        ]),
  ];
  const trigger = (
    <IconButton
      size="sm"
      label={t('notifications.actions', { title: alarmText(lead, formats).title })}
      icon={<Ellipsis size={16} aria-hidden="true" />}
    />
  );
  return <Menu trigger={trigger} items={items} />;
}
