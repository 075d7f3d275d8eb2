import type { StatisticsRow } from '@cnx/api';
import { Button, SegmentedControl, styled } from '@cnx/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { MonthsHint } from '../../insight/MonthsHint.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { serversWindow } from '@cnx/api/filter-address';
import { addressSearchAtom, filtersAtom } from '../../state/filters.atoms.ts';
import { productAtom, shownProductOf, shownProducts } from '../../state/product.atoms.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { reportWindow, reportWindowOf, reportWindows } from '../../state/report-windows.ts';
import {
  comparedWindows,
  comparedWithAtom,
  courseUnitAtom,
  courseViewAtom,
  daysFitAtom,
  declinesViewAtom,
  fieldEconomicRateAtom,
  lateDaysAtom,
  monthsViewAtom,
  planViewAtom,
  productsAtom,
  statisticsViewAtom,
  survivalByAtom,
  survivalViewAtom,
  wellCountsViewAtom,
} from './statistics.atoms.ts';
import { drilled, raised } from './statistics.ts';
import { StatisticsCards } from './StatisticsCards.tsx';

const Bar = styled('div', { row: '$3', flexWrap: 'wrap', justifyContent: 'space-between' });

/** What the selection made in the window that production is reported by. */
export function Statistics() {
  const search = useAtomValue(addressSearchAtom);
  return (
    <FaultBoundary
      place="card statistics"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <ShownStatistics />
    </FaultBoundary>
  );
}

function ShownStatistics() {
  const { t } = useFormats();
  const [filters, setFilters] = useAtom(filtersAtom);
  const [unit, setUnit] = useAtom(courseUnitAtom);
  const daysFit = useAtomValue(daysFitAtom);
  const statistics = useAtomValue(statisticsViewAtom);
  const course = useAtomValue(courseViewAtom);
  const plan = useAtomValue(planViewAtom);
  const months = useAtomValue(monthsViewAtom);
  const survival = useAtomValue(survivalViewAtom);
  const declines = useAtomValue(declinesViewAtom);
  const [economicRate, setEconomicRate] = useAtom(fieldEconomicRateAtom);
  const setSurvivalBy = useSetAtom(survivalByAtom);
  const [comparedWith, setComparedWith] = useAtom(comparedWithAtom);
  const counts = useAtomValue(wellCountsViewAtom);
  const late = useAtomValue(lateDaysAtom);
  const newestDay = statistics.status === 'shown' ? statistics.body.newestDay : null;
  const shown = statistics.status === 'shown' ? statistics.body.window : null;
  const wellHref = useAtomValue(wellHrefAtom);
  const goTo = useSetAtom(addressSearchAtom);
  const products = useAtomValue(productsAtom);
  const [product, setProduct] = useAtom(productAtom);
  const above = raised(filters);
  const select = ({ entity }: Pick<StatisticsRow, 'entity'>) => {
    if (entity.level === 'well' && entity.id !== null) {
      goTo(wellHref(entity.id));
      return;
    }
    const below = drilled(filters, entity);
    if (below !== filters) setFilters(below);
  };
  return (
    <>
      <Bar>
        {newestDay !== null && shown !== null && (
          <SegmentedControl
            label={t('statistics.window')}
            size="sm"
            items={reportWindows.map((value) => ({ value, label: t(`filters.windows.${value}`) }))}
            value={reportWindowOf(shown, newestDay)}
            onValueChange={(window) =>
              window && setFilters({ ...filters, ...serversWindow, ...reportWindow(window, newestDay) })
            }
          />
        )}
        <SegmentedControl
          label={t('statistics.comparedWith')}
          size="sm"
          items={comparedWindows.map((value) => ({ value, label: t(`statistics.compared.${value}`) }))}
          value={comparedWith}
          onValueChange={setComparedWith}
        />
        {(products.length > 1 || product !== null) && (
          <SegmentedControl
            label={t('statistics.product')}
            size="sm"
            items={shownProducts.map((value) => ({ value, label: t(`statistics.figures.${value}`) }))}
            value={shownProductOf(statistics.status === 'shown' ? statistics.body.product : 'oil')}
            onValueChange={setProduct}
          />
        )}
        {above !== null && <Button onClick={() => setFilters(above)}>{t('statistics.up')}</Button>}
      </Bar>
      {statistics.status === 'shown' && statistics.body.total === null && <MonthsHint />}
      <StatisticsCards
        statistics={statistics}
        course={course}
        plan={plan}
        months={months}
        survival={survival}
        declines={declines}
        economicRate={economicRate}
        onEconomicRateChange={setEconomicRate}
        counts={counts}
        late={late}
        unit={unit}
        daysFit={daysFit}
        onUnitChange={setUnit}
        onSurvivalByChange={setSurvivalBy}
        onSelect={select}
      />
    </>
  );
}
