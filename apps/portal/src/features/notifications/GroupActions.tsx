import { IconButton, Menu, type MenuItem } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Ellipsis } from 'lucide-react';
import { useFormats } from '../../insight/use-formats.ts';
import { morningIn, readerClock } from '../../insight/zoned-time.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { canDecideAtom } from '../../state/offers.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { alarmText } from './notification-text.ts';
import {
  alarmsOf,
  exceptionOf,
  isNew,
  isPutOff,
  markRead,
  markUnread,
  snoozeGroup,
  type AlarmGroup,
} from './notifications.ts';

const weekDays = 7;

// The bell is on every page; decisions come when one is taken.
const answering = lazyCode(() => import('./answer-exception.ts'));

/** What can be done with a group: answer its exception as the exception report does, mark it as read or unread, put it off, show it again. */
export function GroupActions({ group }: { group: AlarmGroup }) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const { key, lead } = group;
  const alarms = alarmsOf(group);
  const snooze = (days: number | null) =>
    void snoozeGroup(portal, key, days === null ? null : morningIn(days, readerClock(portal)));
  const canDecide = useAtomValue(canDecideAtom);
  const exceptionId = exceptionOf(lead);
  const answer = (how: 'acknowledge' | 'assign') => {
    if (exceptionId !== null)
      void answering.load().then(
        ({ answerException }) => answerException(portal, exceptionId, how),
        () => showToast(portal.store, { key: 'portal:failures.unknown' }, 'critical'),
      );
  };
  const items: MenuItem[] = [
    ...(exceptionId !== null && canDecide
      ? [
          ...(lead.facts?.status === 'new'
            ? [{ label: t('exceptions.act.acknowledge'), onSelect: () => answer('acknowledge') }]
            : []),
          { label: t('exceptions.act.assignToMe'), onSelect: () => answer('assign') },
        ]
      : []),
    ...(alarms.some(isNew)
      ? [{ label: t('notifications.markRead'), onSelect: () => void markRead(portal, alarms) }]
      : [{ label: t('notifications.markUnread'), onSelect: () => void markUnread(portal, alarms) }]),
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
