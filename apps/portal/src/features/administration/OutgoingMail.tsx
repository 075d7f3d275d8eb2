import type { WaitingMail } from '@cnx/api';
import { Badge, Button, Card, DescriptionList, EmptyState, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { usePortal } from '../../use-portal.tsx';
import { maxFailureLength, sendMailAgain, sendTestMail } from './administration.ts';
import { administrationFailure, mailViewAtom } from './administration.atoms.ts';
import { Refused } from '../../insight/Refused.tsx';

/** The mail that is not sent yet, to be sent again, and a test mail. */
export function OutgoingMail() {
  const { t } = useFormats();
  const view = useAtomValue(mailViewAtom);
  if (view.status === 'failed') return <InsightFailure failure={administrationFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={6} />;
  const { isSent, mails } = view.body;
  return (
    <Stack gap="normal">
      <Text emphasis="quiet">{t(isSent ? 'administration.mailKept' : 'administration.noMailServer')}</Text>
      {isSent && <TestMail />}
      {mails.length === 0 ? (
        <EmptyState title={t('administration.noMailWaits')} />
      ) : (
        mails.map((mail) => <Mail key={mail.id} mail={mail} isSent={isSent} />)
      )}
    </Stack>
  );
}

function TestMail() {
  const { t } = useFormats();
  const portal = usePortal();
  const { busy, refused, run } = useOrder();
  return (
    <Stack gap="3" align="start">
      <Button loading={busy} onClick={() => void run(() => sendTestMail(portal))}>
        {t('administration.sendTest')}
      </Button>
      <Refused message={refused} />
    </Stack>
  );
}

function Mail({ mail, isSent }: { mail: WaitingMail; isSent: boolean }) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const { busy, refused, run } = useOrder();
  const { id, recipient, subject, writtenAt, tries, nextTryAt, failure } = mail;
  const state = () => {
    if (!isSent) return t('administration.mailWaits');
    if (nextTryAt === null) return t('administration.mailGivenUp');
    return t('administration.mailNextTry', { at: dates.clock(nextTryAt) });
  };
  return (
    <Card
      title={truncateForDisplay(subject, 200)}
      actions={
        isSent && (
          <Button
            loading={busy}
            aria-label={`${t('administration.sendAgain')}: ${recipient}`}
            onClick={() => void run(() => sendMailAgain(portal, id))}
          >
            {t('administration.sendAgain')}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <Refused message={refused} />
        <DescriptionList
          items={[
            {
              label: t('administration.state'),
              value: (
                <Badge tone={isSent && nextTryAt === null ? 'critical' : 'neutral'} emphasis="quiet">
                  {state()}
                </Badge>
              ),
            },
            { label: t('administration.recipient'), value: recipient },
            { label: t('administration.writtenAt'), value: dates.clock(writtenAt) },
            { label: t('administration.tries'), value: tries },
            ...(failure === null
              ? []
              : [
                  {
                    label: t('administration.lastAnswer'),
                    value: truncateForDisplay(failure, maxFailureLength),
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** An order that a button gives, and why it was refused. */
function useOrder() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const run = async (order: () => Promise<Message | undefined>) => {
    setBusy(true);
    setRefused(await order());
    setBusy(false);
  };
  return { busy, refused, run };
}
