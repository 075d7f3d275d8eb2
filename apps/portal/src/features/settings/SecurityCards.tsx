import type { AccountSecurity } from '@cnx/api';
import { Badge, Button, Card, DescriptionList, Link, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { deviceName, endOtherSessions } from './settings.ts';

/** Props of {@link SecurityCards}. */
export interface SecurityCardsProps {
  readonly security: AccountSecurity;
}

/** Where the user is signed in, the way to another password, and the last sign-ins. */
export function SecurityCards({ security: { sessions, signIns } }: SecurityCardsProps) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const user = useAtomValue(userAtom);
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await endOtherSessions(portal);
    setEnding(false);
  };
  return (
    <Stack gap="normal">
      <Card
        title={t('settings.sessions')}
        actions={
          sessions.some(({ current }) => !current) && (
            <Button loading={ending} onClick={() => void end()}>
              {t('settings.endOthers')}
            </Button>
          )
        }
      >
        <DescriptionList
          items={sessions.map((session, index) => ({
            id: String(index),
            label: deviceName(session.device) ?? t('settings.unknownDevice'),
            value: (
              <>
                {session.current && <Badge tone="good">{t('settings.thisDevice')}</Badge>}{' '}
                {t('settings.sessionTimes', {
                  since: dates.clock(session.signedInAt),
                  seen: dates.clock(session.lastSeenAt),
                })}
                {session.address !== null && ` · ${session.address}`}
              </>
            ),
          }))}
        />
      </Card>
      {user && !user.isSSO && (
        <Card title={t('settings.password')}>
          <Link href={paths.resetPassword}>{t('settings.changePassword')}</Link>
        </Card>
      )}
      <Card title={t('settings.signIns')}>
        {signIns.length === 0 ? (
          <Text>{t('settings.noSignIns')}</Text>
        ) : (
          <DescriptionList
            items={signIns.map(({ at, succeeded, address }, index) => ({
              id: String(index),
              label: dates.clock(at),
              value: [t(succeeded ? 'settings.succeeded' : 'settings.refused'), address]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
      </Card>
    </Stack>
  );
}
