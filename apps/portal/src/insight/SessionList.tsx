import type { OwnSession } from '@cnx/api';
import { Badge, Button, Stack, styled, Text } from '@cnx/ui';
import { deviceName } from './device-name.ts';
import { useFormats } from './use-formats.ts';

const Place = styled('div', { containerType: 'inline-size', minWidth: 0 });
const List = styled('ul', { padding: 0, listStyle: 'none' });
const Item = styled('li', {
  row: '$3',
  minHeight: '$sizes$touch',
  paddingBlock: '$2',
  '&:not(:last-child)': { borderBottom: '1px solid $border' },
});
// One under the other, or in columns that are read down.
const Facts = styled('div', {
  display: 'grid',
  flex: 1,
  minWidth: 0,
  gap: '0 $4',
  alignItems: 'center',
  figures: 'tabular',
  '@container (min-width: 640px)': { gridTemplateColumns: '3fr 4fr 5fr' },
});

// As wide where there is no button, so that the columns of all rows line up.
const End = styled('div', {
  flex: 'none',
  '@container (min-width: 640px)': { display: 'flex', justifyContent: 'flex-end', width: 152 },
});

/** Props of {@link SessionList}. */
export interface SessionListProps {
  readonly sessions: readonly OwnSession[];
  /** The time, ms, by which the last activity is read. */
  readonly now: number;
  /** Whether one of them is being ended: none other can be meanwhile. */
  readonly busy: boolean;
  readonly onEnd: (id: string) => void;
}

/** The current one first, then the one that was active last. */
const inOrder = (one: OwnSession, other: OwnSession) =>
  Number(other.current) - Number(one.current) || Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt);

/**
 * Open sessions: on which device, from which address, since when and last active when, which distinguishes those of like devices;
 * each but the current one with its end.
 */
export function SessionList({ sessions, now, busy, onEnd }: SessionListProps) {
  const { t, dates } = useFormats();
  return (
    <Place>
      <List>
        {sessions.toSorted(inOrder).map(({ id, device, address, signedInAt, lastSeenAt, current }) => {
          const name = deviceName(device, t);
          const signedIn = t('settings.signedInAt', { time: dates.clock(signedInAt) });
          return (
            <Item key={id}>
              <Facts>
                <div>
                  <Stack direction="row" gap="2" wrap>
                    <Text as="span" weight="medium">
                      {name}
                    </Text>
                    {current && <Badge tone="good">{t('settings.thisDevice')}</Badge>}
                  </Stack>
                  <Text size="small" emphasis="quiet">
                    {address ?? t('settings.unknownAddress')}
                  </Text>
                </div>
                <Text size="small" emphasis="quiet">
                  {signedIn}
                </Text>
                <Text size="small" emphasis="quiet">
                  {current || now - Date.parse(lastSeenAt) < 60_000
                    ? t('settings.activeNow')
                    : t('settings.lastActive', {
                        time: dates.clock(lastSeenAt),
                        age: dates.age(lastSeenAt, now),
                      })}
                </Text>
              </Facts>
              <End>
                {!current && (
                  <Button
                    size="sm"
                    loading={busy}
                    aria-label={t('settings.endSessionOf', { device: `${name} · ${signedIn}` })}
                    onClick={() => onEnd(id)}
                  >
                    {t('settings.endSession')}
                  </Button>
                )}
              </End>
            </Item>
          );
        })}
      </List>
    </Place>
  );
}
