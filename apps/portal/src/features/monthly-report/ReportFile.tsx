import type { ApiClient, DataQuery } from '@cnx/api';
import { Button } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureMessage } from '../../insight/insight-view.ts';
import { saveFile } from '../../insight/save-file.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
import { usePortal } from '../../use-portal.tsx';
import { monthlyReportFailure, reportQueryAtom } from './monthly-report.atoms.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What names a report. */
export type ReportQuery = Pick<DataQuery, 'businessUnitIds' | 'areaIds' | 'fieldIds'> & { month?: string };

/** Fetches the workbook of a report. */
export async function fetchReportFile(
  client: ApiClient,
  query: ReportQuery,
): Promise<{ readonly blob: Blob; readonly fileName: string }> {
  const { data } = await client.GET('/Statistics/GetMonthlyReportFile', { params: { query } });
  const bytes = Uint8Array.from(atob(data.content), (letter) => letter.charCodeAt(0));
  return { blob: new Blob([bytes], { type: mediaType }), fileName: data.fileName };
}

/** Takes the report away as a workbook that the server makes. */
export function ReportFile() {
  const { t } = useFormats();
  const portal = usePortal();
  const query = useAtomValue(reportQueryAtom);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const client = await portal.loadClient();
      const { blob, fileName } = await fetchReportFile(client, query);
      saveFile(blob, fileName);
      portal.store.get(usageAtom).record({ name: 'export.xlsx' });
    } catch (error) {
      showToast(portal.store, failureMessage(error, monthlyReportFailure), 'critical');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download size={16} aria-hidden="true" />} loading={busy} onClick={() => void download()}>
      {t('monthlyReport.file')}
    </Button>
  );
}
