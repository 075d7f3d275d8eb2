import { Button, Select, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { NotPermitted } from '../../insight/NotPermitted.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { dayTime } from '../../quantities.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { userAnalyticsAtom, userAnalyticsFailure, userAnalyticsViewAtom } from './user-analytics.atoms.ts';
import { UserAnalyticsCards } from './UserAnalyticsCards.tsx';

const Bar = styled('div', {
  row: '$3',
  flexWrap: 'wrap',
  alignItems: 'end',
  '& > :first-child': { width: 200 },
});

/** How the portal is used. Others than administrators learn that they may not see it; the server gives them nothing. */
export function UserAnalytics() {
  const user = useAtomValue(userAtom);
  const search = useAtomValue(addressSearchAtom);
  if (user?.roleId !== administratorRoleId) return <NotPermitted />;
  return (
    <FaultBoundary
      place="card userAnalytics"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <ShownUserAnalytics />
    </FaultBoundary>
  );
}

function ShownUserAnalytics() {
  const { t, language } = useFormats();
  const view = useAtomValue(userAnalyticsViewAtom);
  const body = view.status === 'shown' ? view.body : null;
  const { navigation } = usePortal();
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthCount = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const months = body ? [...new Set([...body.months, body.month])].sort().reverse() : [];
  return (
    <Stack gap="normal">
      {body && (
        <Stack gap="2">
          <Bar>
            <Select
              label={t('userAnalytics.month')}
              items={months.map((value) => ({ value, label: monthName.format(dayTime(`${value}-01`)) }))}
              value={body.month}
              onValueChange={(month) =>
                void navigation.go(`${paths.userAnalytics}?${new URLSearchParams({ month }).toString()}`)
              }
            />
            <Refresh />
          </Bar>
          <Text size="small" emphasis="quiet">
            {t('userAnalytics.kept', { count: body.keptDays, months: monthCount.format(body.keptMonths) })}
          </Text>
        </Stack>
      )}
      <UserAnalyticsCards view={view} />
    </Stack>
  );
}

/** Asks for the sums once more, and says what came of it. */
function Refresh() {
  const { t } = useFormats();
  const { store } = usePortal();
  const { refetch } = useAtomValue(userAnalyticsAtom);
  const [asking, setAsking] = useState(false);
  const refresh = async () => {
    setAsking(true);
    const { error } = await refetch();
    setAsking(false);
    if (error) showToast(store, problemText(error, userAnalyticsFailure), 'critical');
    else showToast(store, { key: 'portal:userAnalytics.refreshed' }, 'good');
  };
  return (
    <Button loading={asking} onClick={() => void refresh()}>
      {t('userAnalytics.refresh')}
    </Button>
  );
}
