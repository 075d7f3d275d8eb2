import type { ImportOptions, ImportTemplate } from '@cnx/api';
import { Banner, Button, Card, Stack, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState, type FormEvent } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { saveTemplate, templateOfName } from './import-templates.ts';
import { importTemplatesViewAtom } from './imports.atoms.ts';

/** Props of {@link KeepTemplate}. */
export interface KeepTemplateProps {
  fileId: string;
  /** As the file was read. */
  options: ImportOptions;
}

/** Keeps how a file was read, for the next one of its kind. */
export function KeepTemplate({ fileId, options }: KeepTemplateProps) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const view = useAtomValue(importTemplatesViewAtom);
  const [refused, setRefused] = useState<Message>();
  const keep = async (name: string, replaces: ImportTemplate | undefined) => {
    const body = { fileId, options, name, ...(replaces && { replaces: replaces.id }) };
    setRefused(await saveTemplate(portal, body));
  };
  return (
    <Card title={t('imports.templates.keepTitle')} takeaway={t('imports.templates.keepText')}>
      <Stack gap="3">
        {refused && <Banner tone="critical">{textOf(refused)}</Banner>}
        <TemplateName templates={view.status === 'shown' ? view.body : []} onKeep={keep} />
      </Stack>
    </Card>
  );
}

/** Props of {@link TemplateName}. */
export interface TemplateNameProps {
  templates: readonly ImportTemplate[];
  /** Keeps the reading under a name, in the place of the template that has it. */
  onKeep: (name: string, replaces: ImportTemplate | undefined) => Promise<void>;
}

/** Asks for the name of a template; says so where it is that of another one. */
export function TemplateName({ templates, onKeep }: TemplateNameProps) {
  const { t } = useFormats();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const replaced = templateOfName(templates, name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    await onKeep(name.trim(), replaced);
    setBusy(false);
  };
  return (
    <ValidatedForm onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <TextField
          label={t('imports.templates.name')}
          hint={t('imports.templates.nameHint')}
          value={name}
          onValueChange={setName}
          autoComplete="off"
          maxLength={120}
        />
        <div>
          <Button type="submit" loading={busy} disabled={name.trim() === ''}>
            {replaced ? t('imports.templates.replace', { name: replaced.name }) : t('imports.templates.keep')}
          </Button>
        </div>
      </Stack>
    </ValidatedForm>
  );
}
