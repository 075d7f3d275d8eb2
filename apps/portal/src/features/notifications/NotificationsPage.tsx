import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Link,
  NotificationList,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  styled,
  Text,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exceptionReport } from '../../addresses.ts';
import { useMessageText } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { GroupActions } from './GroupActions.tsx';
import {
  leftOutAtom,
  notificationGroupsAtom,
  notificationStoreAtom,
  refetchNotificationsAtom,
  snoozedGroupsAtom,
} from './notifications.atoms.ts';
import {
  alarmsOf,
  hasEnded,
  isNew,
  isUnread,
  itemOf,
  markRead,
  severities,
  urgencyOf,
  type Alarm,
  type AlarmGroup,
} from './notifications.ts';

const shows = ['all', 'unread', 'snoozed'] as const;
type Show = (typeof shows)[number];
const kinds = [
  'exception',
  'changePoint',
  'schedule',
  'system',
  'news',
] as const satisfies readonly Alarm['kind'][];

/** Groups that are shown at first, and more of each time. */
const step = 50;

const Bar = styled('div', { row: '$3', flexWrap: 'wrap', '& > :last-child': { marginInlineStart: 'auto' } });
const Rows = styled('div', { margin: 'calc(-1 * $space$2)' });

type Severity = Alarm['severity'] | 'all';

/** Whether a group is of a severity; news and what has ended are of none. */
const isOf = (severity: Severity) => (group: AlarmGroup) =>
  severity === 'all' ||
  (group.lead.kind !== 'news' && !alarmsOf(group).every(hasEnded) && urgencyOf(group) === severity);

/** All notifications of the user, in groups. */
export function NotificationsPage() {
  const formats = useFormats();
  const { t } = formats;
  const textOf = useMessageText();
  const portal = usePortal();
  const [show, setShow] = useState<Show>('all');
  const [kind, setKind] = useState<Alarm['kind'] | 'all'>('all');
  const { alarms, loading, errorMessage } = useAtomValue(notificationStoreAtom);
  const refetch = useAtomValue(refetchNotificationsAtom);
  const groups = useAtomValue(notificationGroupsAtom);
  const snoozed = useAtomValue(snoozedGroupsAtom);
  const [severity, setSeverity] = useState<Severity>('all');
  const ofKind = ({ lead }: AlarmGroup) => kind === 'all' || lead.kind === kind;
  const lists = { all: groups, unread: groups.filter(isUnread), snoozed };
  const unread = groups.flatMap(alarmsOf).filter(isNew);
  const shown = lists[show].filter(ofKind);
  const isUnknown = alarms.length === 0 && loading;
  // No number before there is an answer: none would read as nothing to do.
  const counted = (label: string, number: number) =>
    isUnknown ? label : t('notifications.counted', { label, number: formats.quantities.count(number) });
  const found = severities.filter((one) => one === severity || shown.some(isOf(one)));
  const error = errorMessage ? textOf(errorMessage) : undefined;
  if (alarms.length === 0 && error !== undefined)
    return <ErrorState title={error} loading={loading} onRetry={refetch} />;
  return (
    <Stack gap="normal">
      {error !== undefined && <Banner tone="warning">{error}</Banner>}
      <LeftOutLine />
      <Bar>
        <SegmentedControl
          label={t('notifications.show')}
          items={shows.map((value) => {
            const label = t(`notifications.shows.${value}`);
            return { value, label: value === 'unread' ? counted(label, lists.unread.length) : label };
          })}
          value={show}
          onValueChange={setShow}
        />
        <SegmentedControl
          label={t('notifications.severityLabel')}
          items={(['all', ...found] as const).map((value) => ({
            value,
            label: counted(
              value === 'all' ? t('notifications.everySeverity') : t(`notifications.severity.${value}`),
              shown.filter(isOf(value)).length,
            ),
          }))}
          value={severity}
          onValueChange={setSeverity}
        />
        <Select
          label={t('notifications.kindLabel')}
          labelBeside
          items={(['all', ...kinds] as const).map((value) => ({
            value,
            label: value === 'all' ? t('notifications.everyKind') : t(`notifications.kind.${value}`),
          }))}
          value={kind}
          onValueChange={setKind}
        />
        <Button
          icon={<CheckCheck size={16} aria-hidden="true" />}
          disabled={unread.length === 0}
          onClick={() => void markRead(portal, unread)}
        >
          {t('notifications.markAllAsRead')}
        </Button>
      </Bar>
      {isUnknown ? (
        <Skeleton lines={8} />
      ) : (
        <Groups key={`${show} ${kind} ${severity}`} groups={shown.filter(isOf(severity))} />
      )}
    </Stack>
  );
}

/** Says which open exceptions are not here and why, and leads to them; nothing where all are. */
function LeftOutLine() {
  const { t, quantities } = useFormats();
  const leftOut = useAtomValue(leftOutAtom);
  if (leftOut === null) return null;
  const { events, oil } = leftOut;
  return (
    <Text size="small">
      {t('notifications.leftOut', {
        count: events,
        events: quantities.count(events),
        loss: quantities.text('liquidRate', oil, { digits: 0 }),
      })}{' '}
      <Link href={exceptionReport()}>{t('notifications.report')}</Link>
    </Text>
  );
}

/** The groups, as far as a user asks for them. */
function Groups({ groups }: { groups: readonly AlarmGroup[] }) {
  const { t } = useTranslation('portal');
  const formats = useFormats();
  const portal = usePortal();
  const [most, setMost] = useState(step);
  if (groups.length === 0) return <EmptyState title={t('notifications.none')} icon={<BellOff size={24} />} />;
  const byId = new Map(groups.flatMap((group) => [[group.key, group] as const]));
  return (
    <Card>
      <Rows>
        <NotificationList
          aria-label={t('notifications.heading')}
          items={groups.slice(0, most).map((group) => itemOf(group, formats, portal.now()))}
          onSelect={({ id }) => {
            const group = byId.get(id);
            void markRead(
              portal,
              group
                ? alarmsOf(group)
                : groups.flatMap(({ others }) => others).filter((alarm) => alarm.id === id),
            );
          }}
          itemActions={({ id }) => <GroupActions group={byId.get(id)!} />}
        />
        {groups.length > most && (
          <Button fullWidth emphasis="quiet" onClick={() => setMost(most + step)}>
            {t('notifications.more', { count: groups.length - most })}
          </Button>
        )}
      </Rows>
    </Card>
  );
}
