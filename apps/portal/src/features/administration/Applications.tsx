import type { RegisteredApplication } from '@cnx/api';
import { Badge, Button, Card, DescriptionList, EmptyState, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { switchApplication } from './administration.ts';
import { administrationFailure, applicationsViewAtom } from './administration.atoms.ts';
import { AskFirst } from '../../insight/AskFirst.tsx';
import { Refused } from '../../insight/Refused.tsx';

/** The registered applications, to be switched on or off. */
export function Applications() {
  const { t } = useFormats();
  const view = useAtomValue(applicationsViewAtom);
  if (view.status === 'failed') return <InsightFailure failure={administrationFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={6} />;
  if (view.body.length === 0) return <EmptyState title={t('administration.noApplications')} />;
  return (
    <Stack gap="normal">
      <Text emphasis="quiet">{t('administration.addressesFixed')}</Text>
      {view.body.map((application) => (
        <Application key={application.id} application={application} />
      ))}
    </Stack>
  );
}

function Application({ application }: { application: RegisteredApplication }) {
  const { t } = useFormats();
  const portal = usePortal();
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const { id, name, description, address, takesUsersOver, active } = application;
  const [asked, setAsked] = useState(false);
  const change = async () => {
    setBusy(true);
    setRefused(await switchApplication(portal, id, !active));
    setBusy(false);
  };
  return (
    <Card
      title={name}
      actions={
        <Button
          loading={busy}
          aria-label={`${t(active ? 'administration.switchOff' : 'administration.switchOn')}: ${name}`}
          tone={active ? 'critical' : 'neutral'}
          onClick={() => (active ? setAsked(true) : void change())}
        >
          {t(active ? 'administration.switchOff' : 'administration.switchOn')}
        </Button>
      }
    >
      {asked && (
        <AskFirst
          title={t('administration.switchOffAsk', { name })}
          text={t('administration.switchOffText')}
          action={t('administration.switchOff')}
          onClose={() => setAsked(false)}
          onConfirm={() => void change()}
        />
      )}
      <Stack gap="3">
        <Refused message={refused} />
        <DescriptionList
          items={[
            {
              label: t('administration.state'),
              value: (
                <Badge
                  tone={active ? 'good' : 'neutral'}
                  icon={active ? undefined : <Ban size={14} />}
                  emphasis="quiet"
                >
                  {t(active ? 'administration.on' : 'administration.off')}
                </Badge>
              ),
            },
            { label: t('administration.address'), value: address },
          ]}
        />
        {description !== null && <Text emphasis="quiet">{description}</Text>}
        {takesUsersOver && <Text emphasis="quiet">{t('administration.takesUsersOver')}</Text>}
      </Stack>
    </Card>
  );
}
