import { PageHeader, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue, type Atom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppCards } from '../features/apps/AppCards.tsx';
import { applicationsViewAtom } from '../features/apps/apps.atoms.ts';
import { newsViewAtom } from '../features/content/content.atoms.ts';
import { NewestNews } from '../features/content/NewestNews.tsx';
import { assignedEventsViewAtom } from '../features/exceptions/my-exceptions.atoms.ts';
import { AssignedToMe, ChangesSinceVisit } from '../features/exceptions/MyExceptions.tsx';
import { ChooseMyWells, MyWellsLine } from '../features/filters/MyWells.tsx';
import { MyDayFigures, MyDayLosses, MyDayWells } from '../features/production-day/MyDay.tsx';
import { myDayViewAtom, myDayWellsViewAtom } from '../features/production-day/production-day.atoms.ts';
import { MyWork } from '../features/schedule/MyWork.tsx';
import { myWorkViewAtom } from '../features/schedule/schedule.atoms.ts';
import type { Breakage } from '../insight/FaultBoundary.tsx';
import { guarded } from '../insight/insight-of.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { myDaysViewAtom } from '../insight/my-wells.ts';
import { PartFailure } from '../insight/PartFailure.tsx';
import { missingPagesAtom } from '../state/page-needs.atoms.ts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  '@large': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Column = styled('div', {
  column: '$gap',
  // The shorter column ends where the other one does.
  '& > :last-child': { flexGrow: 1 },
});

const Part = styled('section', { column: '$3' });

const partFailure = (breakage: Breakage) => <PartFailure {...breakage} />;

const Figures = guarded('figures of my wells', partFailure, MyDayFigures);
const Losses = guarded('losses of my wells', partFailure, MyDayLosses);
const Wells = guarded('my wells', partFailure, MyDayWells);
const Changes = guarded('changes since the last visit', partFailure, ChangesSinceVisit);
const Assigned = guarded('assigned to me', partFailure, AssignedToMe);
const Work = guarded('work of the next days', partFailure, MyWork);
const Apps = guarded('applications', partFailure, AppCards);
const Newest = guarded('newest news', partFailure, NewestNews);

/** The data that the screen shows, to be asked for before the screen is there. */
export function dashboardUserData(): readonly Atom<unknown>[] {
  return [
    myDaysViewAtom,
    myDayViewAtom,
    myDayWellsViewAtom,
    assignedEventsViewAtom,
    myWorkViewAtom,
    applicationsViewAtom,
    newsViewAtom,
  ];
}

/** /dashboard-user: the user's wells, what changed there, what there is to do, the linked applications and the news. */
export function DashboardUserScreen() {
  const { t } = useTranslation('portal');
  const appsId = useId();
  const missing = useAtomValue(missingPagesAtom);
  return (
    <Stack gap="normal">
      <PageHeader
        title={t('titles.dashboardUser')}
        description={
          <LastResort>
            <MyWellsLine />
          </LastResort>
        }
        actions={
          <LastResort>
            <ChooseMyWells />
          </LastResort>
        }
      />
      <Figures />
      <Losses />
      <Columns>
        <Column>
          <Wells />
          <Changes />
        </Column>
        <Column>
          <Assigned />
          <Work />
          {!missing.has('apps') && (
            <Part aria-labelledby={appsId}>
              <Text as="h2" id={appsId} size="lead" weight="bold">
                {t('titles.apps')}
              </Text>
              <Apps />
            </Part>
          )}
        </Column>
      </Columns>
      <Newest />
    </Stack>
  );
}
