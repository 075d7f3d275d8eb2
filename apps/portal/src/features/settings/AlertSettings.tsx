import type { AlertDelivery, AlertSubscription } from '@cnx/api';
import { Button, Card, DescriptionList, EmptyState, FormMessage, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { AskFirst } from '../../insight/AskFirst.tsx';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { timeZoneAtom, unitSystemAtom } from '../../state/display.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { AlertDialog, type WellsChoice } from './AlertDialog.tsx';
import { MailState } from './MailState.tsx';
import { subscriptionLines } from './alert-text.ts';
import {
  draftOf,
  freeName,
  newDraft,
  removeSubscription,
  sendTest,
  stopSubscription,
  type AlertDraft,
} from './alerts.ts';
import { deliveriesFailure, deliveriesViewAtom, hasMailAtom } from './alerts.atoms.ts';

/** Props of {@link AlertSettings}. */
export interface AlertSettingsProps {
  readonly subscriptions: readonly AlertSubscription[];
  /** Asks for wells by what selects them. */
  readonly wellsChoice: WellsChoice;
}

/** What the user is sent by mail or webhook, and what was sent. */
export function AlertSettings({ subscriptions, wellsChoice }: AlertSettingsProps) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const textOf = useMessageText();
  const [draft, setDraft] = useState<AlertDraft | null>(null);
  const [refused, setRefused] = useState<Message>();
  const user = useAtomValue(userAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const units = useAtomValue(unitSystemAtom);
  const hasMail = useAtomValue(hasMailAtom);
  const [removing, setRemoving] = useState<AlertSubscription | null>(null);
  const reader = { email: user?.email ?? '', timeZone };
  const add = () => {
    const name = freeName(
      t('alerts.kind.wells'),
      subscriptions.map((subscription) => subscription.name),
    );
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    setDraft(newDraft(name, { language: formats.language, timeZone: zone, units }));
  };
  return (
    <Stack gap="normal">
      <Card
        title={t('alerts.heading')}
        actions={subscriptions.length > 0 && <Button onClick={add}>{t('alerts.add')}</Button>}
      >
        <Stack gap="3">
          <div role="alert">{refused && <FormMessage>{textOf(refused)}</FormMessage>}</div>
          {(subscriptions.length === 0 || subscriptions.some(({ channel }) => channel === 'mail')) && (
            <MailState />
          )}
          {subscriptions.length === 0 && (
            <EmptyState
              title={t('alerts.none')}
              description={t(hasMail ? 'alerts.noneText' : 'alerts.noneWithoutMail')}
              actions={
                <Button emphasis="strong" onClick={add}>
                  {t('alerts.add')}
                </Button>
              }
            />
          )}
          {subscriptions.length > 0 && (
            <DescriptionList
              items={subscriptions.map((subscription) => ({
                id: subscription.id,
                label: subscription.name,
                value: (
                  <Stack gap="2">
                    <Stack gap="1">
                      {subscriptionLines(subscription, reader, formats).map((line) => (
                        <Text key={line}>{line}</Text>
                      ))}
                    </Stack>
                    <Stack direction="row" gap="2" wrap>
                      <Button
                        size="sm"
                        aria-label={t('alerts.changeOf', { name: subscription.name })}
                        onClick={() => setDraft(draftOf(subscription))}
                      >
                        {t(subscription.state === 'stopped' ? 'alerts.resume' : 'alerts.change')}
                      </Button>
                      {subscription.state === 'active' && (
                        <Button
                          size="sm"
                          aria-label={t('alerts.testOf', { name: subscription.name })}
                          onClick={() => void sendTest(portal, subscription).then(setRefused)}
                        >
                          {t('alerts.test')}
                        </Button>
                      )}
                      {subscription.state === 'active' && (
                        <Button
                          size="sm"
                          aria-label={t('alerts.stopOf', { name: subscription.name })}
                          onClick={() => void stopSubscription(portal, subscription).then(setRefused)}
                        >
                          {t('alerts.stop')}
                        </Button>
                      )}
                      <Button
                        size="sm"
                        aria-label={t('alerts.removeOf', { name: subscription.name })}
                        onClick={() => setRemoving(subscription)}
                      >
                        {t('alerts.remove')}
                      </Button>
                    </Stack>
                  </Stack>
                ),
              }))}
            />
          )}
        </Stack>
      </Card>
      <Card title={t('alerts.sent')}>
        <Deliveries />
      </Card>
      {removing && (
        <AskFirst
          title={t('alerts.removeAsk', { name: removing.name })}
          text={t('alerts.removeText')}
          action={t('alerts.remove')}
          onClose={() => setRemoving(null)}
          onConfirm={() => void removeSubscription(portal, removing).then(setRefused)}
        />
      )}
      {draft && <AlertDialog first={draft} wellsChoice={wellsChoice} onClose={() => setDraft(null)} />}
    </Stack>
  );
}

function Deliveries() {
  const { t, dates } = useFormats();
  const view = useAtomValue(deliveriesViewAtom);
  if (view.status === 'failed') return <InsightFailure failure={deliveriesFailure} view={view} />;
  if (view.status !== 'shown') return <Skeleton lines={3} />;
  if (view.body.length === 0) return <Text emphasis="quiet">{t('alerts.nothingSent')}</Text>;
  const said = ({ message, channel, state }: AlertDelivery) =>
    [message.subject, message.name, t(`alerts.channel.${channel}`), t(`alerts.delivery.${state}`)].join(
      ' · ',
    );
  return (
    <DescriptionList
      items={view.body.map((delivery) => ({
        id: delivery.id,
        label: dates.clock(delivery.message.at),
        value: said(delivery),
      }))}
    />
  );
}
