import type { AuditEvent, AuditKind } from '@cnx/api';
import { Badge, Button, DateRangePicker, Select, Stack, type DataColumn } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { failureMessage } from '../../insight/insight-view.ts';
import { saveFile } from '../../insight/save-file.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { dayOf, unknownValue } from '../../quantities.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { usePortal } from '../../use-portal.tsx';
import { detailText } from './audit-detail.ts';
import { auditFile, fetchEvents, maxFileEvents } from './administration.ts';
import { administrationFailure, auditAtom, auditChoiceAtom, auditQueryAtom } from './administration.atoms.ts';
import { ListBar } from './ListBar.tsx';
import { FilterText } from '../../insight/FilterText.tsx';
import { PagedTable } from '../../insight/PagedTable.tsx';

const kinds = [
  'signIn',
  'signOut',
  'lockOut',
  'refreshReuse',
  'passwordChange',
  'passwordResetMail',
  'handOver',
  'roleDenial',
  'identityMismatch',
  'rateLimit',
  'viewChange',
  'alertChange',
  'annotationChange',
  'exceptionDecision',
  'adviceDecision',
  'lossRecode',
  'declineCase',
  'scheduleChange',
  'calendarAddress',
  'sensitivityChoice',
  'shiftHandover',
  'invitation',
  'personChange',
  'applicationChange',
  'causeChange',
  'guardRailChange',
  'monthClosing',
  'apiKeyChange',
  'dataImport',
  'importUndo',
  'importTemplateChange',
  'rowsDelivery',
  'masterDataChange',
] as const satisfies readonly AuditKind[];
const outcomes = ['ok', 'refused'] as const satisfies readonly AuditEvent['outcome'][];

/** Who did what to whom and when: filtered, page by page, and as a file. */
export function AuditLog() {
  const formats = useFormats();
  const { t } = formats;
  const [choice, setChoice] = useAtom(auditChoiceAtom);
  const result = useAtomValue(auditAtom);
  const columns = useMemo(() => columnsOf(formats), [formats]);
  return (
    <Stack gap="normal">
      <ListBar
        inForce={[choice.kind, choice.outcome, choice.days].filter(Boolean).length}
        search={
          <FilterText
            label={t('administration.search')}
            value={choice.text}
            onRest={(text) => setChoice((now) => ({ ...now, text }))}
          />
        }
        action={<DownloadButton />}
      >
        <Select
          label={t('administration.kind')}
          items={(['', ...kinds] as const).map((value) => ({
            value,
            label: value === '' ? t('administration.everyKind') : t(`administration.kinds.${value}`),
          }))}
          value={choice.kind}
          onValueChange={(kind) => setChoice({ ...choice, kind })}
        />
        <Select
          label={t('administration.outcome')}
          items={(['', ...outcomes] as const).map((value) => ({
            value,
            label: value === '' ? t('administration.everyOutcome') : t(`administration.outcomes.${value}`),
          }))}
          value={choice.outcome}
          onValueChange={(outcome) => setChoice({ ...choice, outcome })}
        />
        <DateRangePicker
          label={t('administration.period')}
          value={choice.days}
          onValueChange={(days) => setChoice({ ...choice, days })}
          clearable
        />
      </ListBar>
      <PagedTable
        label={t('administration.tabs.audit')}
        columns={columns}
        result={result}
        failure={administrationFailure}
        empty={t('administration.noEvents')}
        order={t('administration.newestFirst')}
        lineColumns={['outcome', 'kind', 'person', 'subject', 'detail']}
      />
    </Stack>
  );
}

function DownloadButton() {
  const { t } = useFormats();
  const portal = usePortal();
  const query = useAtomValue(auditQueryAtom);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { events, isCut } = await fetchEvents(portal, query);
      const parts = auditFile(events, (column) => t(`administration.columns.${column}`));
      saveFile(
        new Blob(parts, { type: 'text/csv;charset=utf-8' }),
        `audit-${dayOf(portal.now().getTime())}.csv`,
      );
      portal.store.get(usageAtom).record({ name: 'export.csv' });
      const cut = { key: 'portal:administration.downloadCut', values: { total: maxFileEvents } } as const;
      if (isCut) showToast(portal.store, cut, 'warning');
    } catch (error) {
      showToast(portal.store, failureMessage(error, administrationFailure), 'critical');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} icon={<Download size={16} aria-hidden="true" />} onClick={() => void download()}>
      {t('administration.download')}
    </Button>
  );
}

function columnsOf(formats: Formats): readonly DataColumn<AuditEvent>[] {
  const { t, dates } = formats;
  const specs = {
    at: { value: ({ at }) => at, cell: ({ at }) => dates.clock(at), width: 192 },
    kind: {
      value: ({ kind }) => {
        const known = kinds.find((one) => one === kind);
        return known ? t(`administration.kinds.${known}`) : truncateForDisplay(kind, 64);
      },
      minWidth: 140,
    },
    outcome: {
      value: ({ outcome }) => t(`administration.outcomes.${outcome}`),
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'ok' ? 'good' : 'warning'} emphasis="quiet">
          {t(`administration.outcomes.${outcome}`)}
        </Badge>
      ),
      width: 112,
    },
    person: { value: ({ person }) => person ?? unknownValue, minWidth: 160 },
    subject: { value: ({ subject }) => subject ?? unknownValue, minWidth: 160 },
    address: { value: ({ address }) => address ?? unknownValue, width: 128 },
    detail: { value: ({ detail }) => detailText(detail, formats), minWidth: 160, wrap: true },
  } satisfies Record<string, ColumnSpec<AuditEvent>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`administration.columns.${key}`), specs));
}
