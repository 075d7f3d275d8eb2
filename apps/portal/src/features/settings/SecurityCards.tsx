import type { AccountSecurity } from '@cnx/api';
import { Button, Card, DescriptionList, Link, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { SessionList } from '../../insight/SessionList.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { endOtherSessions, endSession } from './settings.ts';

/** Props of {@link SecurityCards}. */
export interface SecurityCardsProps {
  readonly security: AccountSecurity;
}

/** Where the user is signed in, the way to another password, and the last sign-ins. */
export function SecurityCards({ security: { sessions, signIns } }: SecurityCardsProps) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const user = useAtomValue(userAtom);
  const [ending, setEnding] = useState<'none' | 'one' | 'others'>('none');
  const end = async (which: 'one' | 'others', give: () => Promise<boolean>) => {
    setEnding(which);
    await give();
    setEnding('none');
  };
  return (
    <Stack gap="normal">
      <Card
        title={t('settings.sessions')}
        actions={
          sessions.some(({ current }) => !current) && (
            <Button
              tone="critical"
              loading={ending === 'others'}
              onClick={() => void end('others', () => endOtherSessions(portal))}
            >
              {t('settings.endOthers')}
            </Button>
          )
        }
      >
        <SessionList
          sessions={sessions}
          now={portal.now().getTime()}
          busy={ending !== 'none'}
          onEnd={(id) => void end('one', () => endSession(portal, id))}
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
