import { globalCss, PageHeader, Stack, styled } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { CopyLink } from '../features/links/CopyLink.tsx';
import { monthlyReportViewAtom } from '../features/monthly-report/monthly-report.atoms.ts';
import { MonthBooks } from '../features/month-books/MonthBooks.tsx';
import { MonthlyReport } from '../features/monthly-report/MonthlyReport.tsx';

// The document has a title of its own: nothing of the page around it goes on paper.
const OnScreen = styled('div', { '@print': { display: 'none' } });
const paper = globalCss({
  '@media print': {
    'body:has([data-report])': { page: 'document', zoom: 1, header: { display: 'none' } },
  },
});

/** The data that the screen shows, to be asked for before the screen is there. */
export function monthlyReportData(): readonly Atom<unknown>[] {
  return [monthlyReportViewAtom];
}

/** /dashboard/report: a month as a document that can be printed. */
export function MonthlyReportScreen() {
  const { t } = useTranslation('portal');
  paper();
  return (
    <Stack gap="normal">
      <OnScreen>
        <PageHeader title={t('titles.monthlyReport')} actions={<CopyLink />} />
      </OnScreen>
      <MonthlyReport />
      <OnScreen>
        <MonthBooks />
      </OnScreen>
    </Stack>
  );
}
