import type { Cause, CauseRequest } from '@cnx/api';
import { Button, Checkbox, Dialog, Select, Stack, Text, TextField } from '@cnx/ui';
import { useId, useState, type FormEvent } from 'react';
import { languageNames, languages } from '../../i18n/languages.ts';
import type { Message } from '../../i18n/message.ts';
import { causeName } from '../../insight/cause-choice.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { causeCodeOf, saveCause } from './administration.ts';
import { Refused } from '../../insight/Refused.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';

/** Longest name of a cause. */
const maxTextLength = 80;
const chokes = ['well', 'plant', 'export', 'market', 'external'] as const;

const blank: Omit<CauseRequest, 'code'> = {
  parentCode: null,
  texts: { en: '', es: null, fr: null },
  choke: 'well',
  usualKind: 'unplanned',
  active: true,
  aliases: [],
  version: null,
};

/** Props of {@link CauseDialog}. */
export interface CauseDialogProps {
  /** What is changed; null to add one. */
  cause: Cause | null;
  causes: readonly Cause[];
  onClose: () => void;
}

/** Asks for what a cause is. What was typed stays until the server has taken it. */
export function CauseDialog({ cause, causes, onClose }: CauseDialogProps) {
  const { t, language } = useFormats();
  const portal = usePortal();
  const formId = useId();
  const [entry, setEntry] = useState<Omit<CauseRequest, 'code'>>(() => {
    if (cause === null) return blank;
    const { code: _code, computed: _computed, ...own } = cause;
    return own;
  });
  const [words, setWords] = useState(entry.aliases.join(', '));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const [sending, setSending] = useState(false);
  const name = entry.texts.en.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === '' || sending) return;
    setSending(true);
    const why = await saveCause(portal, {
      ...entry,
      code: cause?.code ?? causeCodeOf(name),
      texts: { ...entry.texts, en: name },
      aliases: words
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    });
    setSending(false);
    setRefused(why);
    if (!why) onClose();
  };
  const title = t(cause === null ? 'administration.addCause' : 'administration.changeCause');
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('administration.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {t('administration.save')}
          </Button>
        </>
      }
    >
      <ValidatedForm id={formId} onSubmit={(event) => void send(event)}>
        <Stack gap="3">
          <Refused message={refused} />
          {languages.map((one) => (
            <TextField
              key={one}
              label={t('administration.causeName', { language: languageNames[one] })}
              value={entry.texts[one] ?? ''}
              onValueChange={(text) =>
                setEntry({ ...entry, texts: { ...entry.texts, [one]: one === 'en' ? text : text || null } })
              }
              required={one === 'en'}
              maxLength={maxTextLength}
              autoComplete="off"
              error={one === 'en' && tried && name === '' ? t('administration.noCauseName') : undefined}
            />
          ))}
          <Select
            label={t('administration.causeColumns.partOf')}
            value={entry.parentCode ?? ''}
            onValueChange={(code) => setEntry({ ...entry, parentCode: code || null })}
            items={[
              { value: '', label: t('administration.noParent') },
              ...causes
                .filter(({ code, computed }) => code !== cause?.code && !computed)
                .map((one) => ({ value: one.code, label: causeName(one, language) })),
            ]}
          />
          <Select
            label={t('administration.causeColumns.choke')}
            value={entry.choke}
            onValueChange={(choke) => setEntry({ ...entry, choke })}
            items={chokes.map((value) => ({ value, label: t(`vocabulary.choke.${value}`) }))}
          />
          <Select
            label={t('administration.causeColumns.usualKind')}
            value={entry.usualKind}
            onValueChange={(usualKind) => setEntry({ ...entry, usualKind })}
            items={(['unplanned', 'planned'] as const).map((value) => ({
              value,
              label: t(`deferredProduction.${value}`),
            }))}
          />
          <TextField
            label={t('administration.causeColumns.words')}
            value={words}
            onValueChange={setWords}
            autoComplete="off"
          />
          <Text size="small" emphasis="quiet">
            {t('administration.wordsHint')}
          </Text>
          <Checkbox
            label={t('administration.choosable')}
            checked={entry.active}
            onCheckedChange={(active) => setEntry({ ...entry, active: active === true })}
          />
        </Stack>
      </ValidatedForm>
    </Dialog>
  );
}
