import { PageHeader, styled } from '@cnx/ui';
import type { Atom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardAddressFaults } from '../features/filters/AddressFaultBanner.tsx';
import { DashboardFilterBar, SelectionLine } from '../features/filters/DashboardSelection.tsx';
import { CopyLink } from '../features/links/CopyLink.tsx';
import { booksViewAtom } from '../features/month-books/month-books.atoms.ts';
import { MonthBooks } from '../features/month-books/MonthBooks.tsx';
import {
  courseViewAtom,
  declinesViewAtom,
  planViewAtom,
  statisticsViewAtom,
  survivalViewAtom,
  wellCountsViewAtom,
} from '../features/statistics/statistics.atoms.ts';
import { Statistics } from '../features/statistics/Statistics.tsx';
import { LastResort } from '../insight/LastResort.tsx';

const Page = styled('div', { column: '$gap' });

/** The data that the screen shows, to be asked for before the screen is there. */
export function statisticsData(): readonly Atom<unknown>[] {
  return [
    statisticsViewAtom,
    courseViewAtom,
    planViewAtom,
    survivalViewAtom,
    declinesViewAtom,
    wellCountsViewAtom,
    booksViewAtom,
  ];
}

/** /dashboard/statistics: what wells made, by entity and over time, and which months are closed. */
export function StatisticsScreen() {
  const { t } = useTranslation('portal');
  const heading = useMemo(
    () => (
      <PageHeader
        title={t('titles.statistics')}
        description={
          <LastResort>
            <SelectionLine />
          </LastResort>
        }
        flush
      />
    ),
    [t],
  );
  return (
    <Page>
      <DashboardFilterBar heading={heading} actions={<CopyLink />} compareHidden />
      <DashboardAddressFaults choices={null} />
      <Statistics />
      <MonthBooks />
    </Page>
  );
}
