import { Badge, Button, DescriptionList, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { usePortal } from '../../use-portal.tsx';
import { endSessions } from './administration.ts';
import { administrationFailure, openPersonAtom, sessionsViewAtom } from './administration.atoms.ts';
import { Refused } from './Refused.tsx';

/** The open sessions of a person, to be ended one by one or all. */
export function PersonSessions({ id }: { id: string }) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const setOpen = useSetAtom(openPersonAtom);
  const view = useAtomValue(sessionsViewAtom);
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setOpen(id);
    return () => setOpen(null);
  }, [id, setOpen]);
  const end = async (sessionId: string | null) => {
    setBusy(true);
    setRefused(await endSessions(portal, id, sessionId));
    setBusy(false);
  };
  if (view.status === 'failed') return <InsightFailure failure={administrationFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={3} />;
  const sessions = view.body;
  return (
    <Stack gap="3">
      <Text as="h3">{t('administration.sessions')}</Text>
      <Refused message={refused} />
      {sessions.length === 0 ? (
        <Text emphasis="quiet">{t('administration.noSessions')}</Text>
      ) : (
        <>
          <DescriptionList
            items={sessions.map((session) => ({
              id: session.id,
              label: truncateForDisplay(session.device ?? t('settings.unknownDevice'), 60),
              value: (
                <Stack gap="2">
                  <span>
                    {session.current && <Badge tone="good">{t('settings.thisDevice')}</Badge>}{' '}
                    {t('settings.sessionTimes', {
                      since: dates.clock(session.signedInAt),
                      seen: dates.clock(session.lastSeenAt),
                    })}
                    {session.address !== null && ` · ${session.address}`}
                  </span>
                  {!session.current && (
                    <Button size="sm" disabled={busy} onClick={() => void end(session.id)}>
                      {t('administration.endSession')}
                    </Button>
                  )}
                </Stack>
              ),
            }))}
          />
          <Button disabled={busy} onClick={() => void end(null)}>
            {t('administration.endSessions')}
          </Button>
        </>
      )}
    </Stack>
  );
}
