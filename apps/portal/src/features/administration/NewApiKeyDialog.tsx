import type { ApiKey } from '@cnx/api';
import { Button, CopyButton, Dialog, MultiSelect, RadioGroup, Select, Stack, Text, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, useState, type FormEvent } from 'react';
import type { Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { addDays } from '../../quantities.ts';
import { fieldsAtom } from '../../state/shared-data.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { createApiKey } from './administration.ts';
import { Refused } from '../../insight/Refused.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';

/** Longest name of a key. */
const maxKeyNameLength = 80;
/** What its program may do. */
const scopes = ['read', 'import'] as const satisfies readonly ApiKey['scope'][];
/** For how many days a key can be good. */
const lifetimes = [30, 90, 180, 365] as const;

/** Asks for what a key is for, then shows it: this is the only time that it can be seen. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }) {
  const { t, quantities } = useFormats();
  const portal = usePortal();
  const formId = useId();
  const fields = useAtomValue(fieldsAtom).data?.data ?? [];
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiKey['scope']>('read');
  const [fieldIds, setFieldIds] = useState<readonly string[]>([]);
  const [days, setDays] = useState<number>(90);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const [key, setKey] = useState<string>();
  const [leavings, setLeavings] = useState(0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || sending) return;
    setSending(true);
    const outcome = await createApiKey(portal, {
      name: name.trim(),
      scope,
      fieldIds: fieldIds.length === 0 ? null : [...fieldIds],
      expiresOn: addDays(portal.now().toISOString().slice(0, 10), days),
    });
    setSending(false);
    if ('refused' in outcome) setRefused(outcome.refused);
    else {
      setRefused(undefined);
      setKey(outcome.made.key);
    }
  };
  if (key !== undefined)
    return (
      <Dialog
        // A browser may close it in spite of everything: another one opens in its place.
        key={leavings}
        open
        size="sm"
        dismissable={false}
        onOpenChange={() => setLeavings(leavings + 1)}
        title={t('administration.newKey')}
        description={t('administration.keyOnce')}
        actions={
          <Button emphasis="strong" onClick={onClose}>
            {t('administration.keyKept')}
          </Button>
        }
      >
        <Stack gap="3">
          <Refused message={leavings > 0 ? { key: 'portal:administration.keyStays' } : undefined} />
          <TextField
            label={t('administration.key')}
            value={key}
            readOnly
            autoFocus
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <CopyButton value={key} label={t('administration.copyKey')} />
          </div>
          <Text size="small" emphasis="quiet">
            {t('administration.keyUse')}
          </Text>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('administration.addKey')}
      actions={
        <>
          <Button onClick={onClose}>{t('administration.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {t('administration.makeKey')}
          </Button>
        </>
      }
    >
      <ValidatedForm id={formId} onSubmit={(event) => void send(event)}>
        <Stack gap="3">
          <Refused message={refused} />
          <TextField
            label={t('administration.keyName')}
            hint={t('administration.keyNameHint')}
            value={name}
            onValueChange={setName}
            required
            maxLength={maxKeyNameLength}
            autoComplete="off"
            error={tried && name.trim() === '' ? t('administration.noKeyName') : undefined}
          />
          <RadioGroup
            label={t('administration.keyScope')}
            value={scope}
            onValueChange={setScope}
            items={scopes.map((value) => ({
              value,
              label: t(`administration.keyScopes.${value}`),
              hint: t(`administration.keyScopeHints.${value}`),
            }))}
          />
          <div>
            <MultiSelect
              label={t('administration.keyFields')}
              placeholder={t('administration.everyField')}
              items={fields.map((field) => ({ value: field.id, label: field.name }))}
              value={fieldIds}
              onValueChange={setFieldIds}
            />
          </div>
          <Select
            label={t('administration.keyLifetime')}
            value={String(days)}
            onValueChange={(value) => setDays(Number(value))}
            items={lifetimes.map((value) => ({
              value: String(value),
              label: t('administration.keyDays', { count: value, days: quantities.count(value) }),
            }))}
          />
        </Stack>
      </ValidatedForm>
    </Dialog>
  );
}
