import type { ImportTemplate } from '@cnx/api';
import { Banner, Button, Card, DataTable, Dialog, Stack, Text, TextField, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { deleteTemplate, renameTemplate } from './import-templates.ts';
import { importTemplatesViewAtom } from './imports.atoms.ts';

/** The templates, to be renamed and deleted; nothing where there is none. */
export function TemplateList() {
  const { t } = useFormats();
  const view = useAtomValue(importTemplatesViewAtom);
  const [asked, setAsked] = useState<ImportTemplate>();
  if (view.status !== 'shown' || view.body.length === 0) return null;
  return (
    <Card title={t('imports.templates.title')} takeaway={t('imports.templates.takeaway')} flush>
      <Templates templates={view.body} onChange={setAsked} />
      {asked && <TemplateDialog template={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

/** Props of {@link Templates}. */
export interface TemplatesProps {
  templates: readonly ImportTemplate[];
  onChange: (template: ImportTemplate) => void;
}

/** Templates as a table. */
export function Templates({ templates, onChange }: TemplatesProps) {
  const formats = useFormats();
  const columns = useMemo(() => templateColumns(formats, onChange), [formats, onChange]);
  return (
    <DataTable
      label={formats.t('imports.templates.title')}
      columns={columns}
      rows={templates}
      rowId={({ id }) => String(id)}
      maxHeight={320}
      compact
      flush
    />
  );
}

function templateColumns(
  { t, dates }: Formats,
  onChange: (template: ImportTemplate) => void,
): readonly DataColumn<ImportTemplate>[] {
  const specs = {
    name: { value: ({ name }) => name, minWidth: 160 },
    kind: { value: ({ options }) => t(`imports.kinds.${options.kind}`), minWidth: 130 },
    needs: { value: ({ columns }) => columns.join(', '), minWidth: 200 },
    saved: {
      value: ({ savedAt }) => dates.wall(savedAt),
      cell: ({ savedAt, savedBy }) => (
        <Stack gap="0">
          {dates.clock(savedAt)}
          <Text as="span" size="caption" emphasis="quiet">
            {savedBy ?? t('imports.list.sources.command')}
          </Text>
        </Stack>
      ),
      minWidth: 170,
    },
    change: {
      value: ({ id }) => String(id),
      cell: (template) => (
        <Button
          size="sm"
          aria-label={t('imports.templates.changeOf', { name: template.name })}
          onClick={() => onChange(template)}
        >
          {t('imports.templates.change')}
        </Button>
      ),
      minWidth: 110,
    },
  } satisfies Record<string, ColumnSpec<ImportTemplate>>;
  return Object.values(
    namedColumns((key: keyof typeof specs) => t(`imports.templates.columns.${key}`), specs),
  );
}

/** Props of {@link TemplateDialog}. */
interface TemplateDialogProps {
  template: ImportTemplate;
  onClose: () => void;
}

/** Gives a template another name, or deletes it. */
function TemplateDialog({ template: { id, name: given }, onClose }: TemplateDialogProps) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const [name, setName] = useState(given);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const make = async (change: Promise<Message | undefined>) => {
    setBusy(true);
    const problem = await change;
    setBusy(false);
    setRefused(problem);
    if (!problem) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('imports.templates.changeTitle', { name: given })}
      description={t('imports.templates.changeText')}
      actions={
        <>
          <Button onClick={onClose}>{t('imports.undo.cancel')}</Button>
          <Button tone="critical" loading={busy} onClick={() => void make(deleteTemplate(portal, id))}>
            {t('imports.templates.delete')}
          </Button>
          <Button
            emphasis="strong"
            loading={busy}
            disabled={name.trim() === '' || name.trim() === given}
            onClick={() => void make(renameTemplate(portal, id, name.trim()))}
          >
            {t('imports.templates.rename')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {refused && <Banner tone="critical">{textOf(refused)}</Banner>}
        <TextField
          label={t('imports.templates.name')}
          value={name}
          onValueChange={setName}
          autoComplete="off"
          maxLength={120}
        />
      </Stack>
    </Dialog>
  );
}
