import type { MyWells } from '@cnx/api';
import { Button, Checkbox, Dialog, FormMessage, FormRow, Select, Stack, Text, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId, emailMaxLength } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { timeZoneAtom, unitSystemAtom } from '../../state/display.atoms.ts';
import { isEmail } from '../../typed-email.ts';
import { usePortal } from '../../use-portal.tsx';
import {
  alertChannels,
  alertKinds,
  alertPaces,
  requestOf,
  saveSubscription,
  type AlertDraft,
} from './alerts.ts';
import { hourText } from '../../insight/zoned-time.ts';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { weekdayName, zoneOf } from './alert-text.ts';
import { sentViewsAtom } from './alerts.atoms.ts';
import { AlertPreview } from './AlertPreview.tsx';
import { MailState } from './MailState.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const noticeKinds = ['exception', 'changePoint', 'schedule', 'system', 'news'] as const;
const severities = ['high', 'medium', 'low'] as const;

/** Asks for wells by business unit, field, group and well. */
export type WellsChoice = (chosen: MyWells, onChange: (wells: MyWells) => void) => ReactNode;

const noWells: MyWells = { businessUnitIds: [], fieldIds: [], wellGroupIds: [], wellIds: [] };

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  readonly first: AlertDraft;
  /** Asks for wells by what selects them. */
  readonly wellsChoice: WellsChoice;
  readonly onClose: () => void;
}

/** Asks what is to be sent, how and when. What was typed stays until the server has taken it. */
export function AlertDialog({ first, wellsChoice, onClose }: AlertDialogProps) {
  const { t, language } = useFormats();
  const portal = usePortal();
  const formId = useId();
  const textOf = useMessageText();
  const user = useAtomValue(userAtom);
  const units = useAtomValue(unitSystemAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const views = useAtomValue(sentViewsAtom);
  const [draft, setDraft] = useState(first);
  const [state, setState] = useState<'idle' | 'wrong' | 'saving'>('idle');
  const [refused, setRefused] = useState<Message>();
  const [secret, setSecret] = useState<string | null>(null);
  const change = (fields: Partial<AlertDraft>) => setDraft({ ...draft, ...fields });
  const mayNameOthers = user?.roleId === administratorRoleId;
  const viewChoices =
    views.status === 'shown' ? views.body.map(({ id, name }) => ({ value: id, label: name })) : [];
  const wrongRecipient = Boolean(draft.recipient) && !isEmail(draft.recipient!.trim());
  const wrongUrl = draft.channel === 'webhook' && !/^https?:\/\/\S+$/.test((draft.webhookUrl ?? '').trim());
  const wrongView = draft.kind === 'view' && draft.viewId === null;
  const isWrong =
    draft.name.trim() === '' ||
    wrongView ||
    wrongUrl ||
    (requestOf(draft).recipient !== null && wrongRecipient);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState(isWrong ? 'wrong' : 'saving');
    if (isWrong) return;
    const outcome = await saveSubscription(portal, draft);
    setState('idle');
    if ('refused' in outcome) setRefused(outcome.refused);
    else if (outcome.secret === null) onClose();
    else setSecret(outcome.secret);
  };
  if (secret !== null)
    return (
      <Dialog
        open
        size="sm"
        onOpenChange={(open) => !open && onClose()}
        title={t('alerts.secretTitle')}
        actions={<Button onClick={onClose}>{t('alerts.close')}</Button>}
      >
        <Stack gap="3">
          <Text>{t('alerts.secretText')}</Text>
          <TextField label={t('alerts.secret')} value={secret} readOnly />
        </Stack>
      </Dialog>
    );
  const hourChoices = hours.map((hour) => ({
    value: String(hour),
    label: hourText(hour),
  }));
  const error = (isFault: boolean, text: string) => (state === 'wrong' && isFault ? text : undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(draft.id === null ? 'alerts.add' : 'alerts.change')}
      actions={
        <>
          <Button onClick={onClose}>{t('alerts.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={state === 'saving'}>
            {t('alerts.save')}
          </Button>
        </>
      }
    >
      <ValidatedForm id={formId} onSubmit={(event) => void send(event)}>
        <Stack gap="3">
          <div role="alert">{refused && <FormMessage>{textOf(refused)}</FormMessage>}</div>
          <TextField
            label={t('alerts.name')}
            value={draft.name}
            maxLength={80}
            required
            error={error(draft.name.trim() === '', t('alerts.nameMissing'))}
            onValueChange={(name) => change({ name })}
          />
          <Select
            label={t('alerts.what')}
            items={alertKinds.map((value) => ({ value, label: t(`alerts.kind.${value}`) }))}
            value={draft.kind}
            onValueChange={(kind) =>
              change({ kind, ...(kind === 'handover' && draft.pace === 'atOnce' && { pace: 'daily' }) })
            }
          />
          {draft.kind === 'view' && (
            <Select
              label={t('alerts.view')}
              items={viewChoices}
              value={draft.viewId ?? ''}
              placeholder={t('alerts.chooseView')}
              hint={t('alerts.viewHint')}
              error={error(wrongView, t('alerts.viewMissing'))}
              onValueChange={(viewId) => change({ viewId })}
            />
          )}
          {draft.kind === 'wells' && (
            <>
              <Select
                label={t('alerts.which')}
                items={(['mine', 'chosen'] as const).map((value) => ({
                  value,
                  label: t(`alerts.whichOf.${value}`),
                }))}
                value={draft.wells ? 'chosen' : 'mine'}
                onValueChange={(which) => change({ wells: which === 'mine' ? null : noWells })}
              />
              {draft.wells && wellsChoice(draft.wells, (wells) => change({ wells }))}
              <Select
                label={t('alerts.leastSeverity')}
                hint={t('alerts.severityHint')}
                items={severities.map((value) => ({ value, label: t(`alerts.least.${value}`) }))}
                value={draft.leastSeverity ?? 'low'}
                onValueChange={(least) => change({ leastSeverity: least === 'low' ? null : least })}
              />
              <Stack gap="2" role="group" aria-label={t('alerts.kinds')}>
                <Text size="small" weight="medium">
                  {t('alerts.kinds')}
                </Text>
                {noticeKinds.map((kind) => {
                  const chosen = draft.kinds.length === 0 ? [...noticeKinds] : draft.kinds;
                  return (
                    <Checkbox
                      key={kind}
                      label={t(`notifications.kind.${kind}`)}
                      checked={chosen.includes(kind)}
                      onCheckedChange={(on) => {
                        const kinds = noticeKinds.filter((one) => (one === kind ? on : chosen.includes(one)));
                        change({ kinds: kinds.length === noticeKinds.length ? [] : kinds });
                      }}
                    />
                  );
                })}
              </Stack>
            </>
          )}
          <FormRow columns={2}>
            <Select
              label={t('alerts.when')}
              items={alertPaces
                .filter((pace) => draft.kind !== 'handover' || pace !== 'atOnce')
                .map((value) => ({ value, label: t(`alerts.pace.${value}`) }))}
              value={draft.pace}
              onValueChange={(pace) => change({ pace })}
            />
            {draft.pace !== 'atOnce' && (
              <Select
                label={t('alerts.hour')}
                items={hourChoices}
                value={String(draft.hour)}
                onValueChange={(hour) => change({ hour: Number(hour) })}
              />
            )}
            {draft.pace === 'weekly' && (
              <Select
                label={t('alerts.weekday')}
                items={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
                  value: String(day),
                  label: weekdayName(language, day),
                }))}
                value={String(draft.weekday)}
                onValueChange={(day) => change({ weekday: Number(day) })}
              />
            )}
          </FormRow>
          <Checkbox
            label={t('alerts.quiet')}
            checked={draft.quietFrom !== null}
            onCheckedChange={(on) =>
              change(on ? { quietFrom: 22, quietTo: 6 } : { quietFrom: null, quietTo: null })
            }
          />
          {draft.quietFrom !== null && (
            <FormRow columns={2}>
              <Select
                label={t('alerts.quietFrom')}
                items={hourChoices}
                value={String(draft.quietFrom)}
                onValueChange={(hour) => change({ quietFrom: Number(hour) })}
              />
              <Select
                label={t('alerts.quietTo')}
                items={hourChoices.filter(({ value }) => value !== String(draft.quietFrom))}
                value={String(draft.quietTo)}
                onValueChange={(hour) => change({ quietTo: Number(hour) })}
              />
            </FormRow>
          )}
          {(draft.pace !== 'atOnce' || draft.quietFrom !== null) && (
            <Text size="small" emphasis="quiet">
              {t('alerts.zoneHint', { zone: zoneOf(requestOf(draft), timeZone) })}
            </Text>
          )}
          <Select
            label={t('alerts.how')}
            items={alertChannels.map((value) => ({ value, label: t(`alerts.channel.${value}`) }))}
            value={draft.channel}
            onValueChange={(channel) => change({ channel })}
          />
          {draft.channel === 'mail' && <MailState />}
          {draft.channel === 'webhook' && (
            <TextField
              label={t('alerts.webhookUrl')}
              type="url"
              value={draft.webhookUrl ?? ''}
              maxLength={2_000}
              required
              hint={t('alerts.webhookHint')}
              error={error(wrongUrl, t('alerts.webhookMissing'))}
              onValueChange={(webhookUrl) => change({ webhookUrl })}
            />
          )}
          {draft.channel === 'mail' && draft.kind === 'handover' && mayNameOthers && (
            <FormRow columns={2}>
              <TextField
                label={t('alerts.recipient')}
                type="email"
                value={draft.recipient ?? ''}
                maxLength={emailMaxLength}
                hint={t('alerts.recipientHint')}
                error={error(wrongRecipient, t('alerts.recipientInvalid'))}
                onValueChange={(recipient) =>
                  change({
                    recipient,
                    language: draft.language ?? language,
                    timeZone: draft.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
                    units: draft.units ?? units,
                  })
                }
              />
              <Select
                label={t('alerts.recipientLanguage')}
                items={languages.map((value) => ({ value, label: languageNames[value] }))}
                value={draft.language ?? language}
                onValueChange={(chosen) => change({ language: chosen })}
              />
            </FormRow>
          )}
          {!isWrong && <AlertPreview draft={draft} />}
        </Stack>
      </ValidatedForm>
    </Dialog>
  );
}
