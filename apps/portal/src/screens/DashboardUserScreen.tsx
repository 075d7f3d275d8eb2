import { PageHeader, Stack, styled } from '@cnx/ui';
import type { Atom } from 'jotai';
import { ArrowRight, ChartLine, LayoutGrid, LifeBuoy, Newspaper, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionLine } from '../features/filters/DashboardSelection.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { paths } from '../paths.ts';
import { changeDetectionStatisticsAtom } from '../state/shared-data.atoms.ts';
import {
  attentionAtoms,
  FirstRow,
  firstRowAtoms,
  NeedsAttention,
  scheduleInsight,
} from './DashboardScreen.tsx';

const Columns = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@large': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
});
const Places = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});
const Place = styled('a', {
  row: '$3',
  minHeight: '$touch',
  padding: '$3 $4',
  border: '1px solid $border',
  borderRadius: '$card',
  backgroundColor: '$surface',
  color: '$text',
  textDecoration: 'none',
  focusRing: 2,
  '&:hover': { borderColor: '$borderStrong', backgroundColor: '$hover' },
  '& > svg': { flex: 'none', color: '$textQuiet' },
  '& > span': { flex: 1 },
});

/** The data that the screen shows, to be asked for before the screen is there. */
export function dashboardUserData(): readonly Atom<unknown>[] {
  return [changeDetectionStatisticsAtom, ...firstRowAtoms, ...attentionAtoms];
}

/** /dashboard-user: the dashboard's first row, what needs attention, what is planned next, and the ways on. */
export function DashboardUserScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader
        title={t('titles.dashboardUser')}
        description={
          <LastResort>
            <SelectionLine />
          </LastResort>
        }
      />
      <FirstRow />
      <NeedsAttention />
      <Columns>
        <scheduleInsight.Card />
        <nav aria-label={t('shell.waysOn')}>
          <Places>
            <WayOn icon={ChartLine} label={t('titles.dashboard')} href={paths.dashboard} />
            <WayOn icon={LayoutGrid} label={t('shell.myApps')} href={paths.apps} />
            <WayOn icon={Newspaper} label={t('shell.news')} href={paths.news} />
            <WayOn icon={LifeBuoy} label={t('shell.support')} href={paths.support} />
          </Places>
        </nav>
      </Columns>
    </Stack>
  );
}

function WayOn({ icon: Icon, label, href }: { icon: LucideIcon; label: string; href: string }) {
  return (
    <li>
      <Place href={href}>
        <Icon size={18} aria-hidden="true" />
        <span>{label}</span>
        <ArrowRight size={16} aria-hidden="true" />
      </Place>
    </li>
  );
}
