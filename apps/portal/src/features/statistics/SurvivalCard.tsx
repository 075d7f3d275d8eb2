import type { PumpSurvival, SurvivalGroup } from '@cnx/api';
import { SegmentedControl, SurvivalChart, type SurvivalChartCurve } from '@cnx/ui';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { survivalGroups, type SurvivalGroups } from './statistics.atoms.ts';

/** Days between two counts at risk in the answer. */
const riskStep = 100;
/** Curves beside that of all runs, so that each keeps a color and a line of counts. */
const maxGroups = 5;

/** Props of {@link SurvivalCard}. */
export interface SurvivalCardProps {
  body: PumpSurvival;
  loading: boolean;
  /** Another grouping is chosen. */
  onByChange: (by: SurvivalGroups) => void;
}

/** How long pumps last, all of them and by group. */
export function SurvivalCard({ body, loading, onByChange }: SurvivalCardProps) {
  const { t, quantities } = useFormats();
  const { total, groups, by, until } = body;
  const curves = useMemo(() => {
    const curve = (id: string, label: string, group: SurvivalGroup): SurvivalChartCurve => ({
      id,
      label,
      end: group.maxDays,
      atRisk: group.atRisk,
      steps: group.steps.map(({ days, ...step }) => ({ at: days, ...step })),
    });
    return [
      curve('all', t('statistics.survival.all'), total),
      ...groups
        .slice(0, maxGroups)
        .map((group, place) =>
          curve(`group-${place}`, group.name ?? t('statistics.survival.noReason'), group),
        ),
    ];
  }, [total, groups, t]);
  const title = t('statistics.cards.survival');
  const counts = { runs: quantities.count(total.runs), failures: quantities.count(total.failures) };
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={{ from: until, to: until }}
      sentence={
        total.runs === 0
          ? t('statistics.survival.none')
          : total.medianDays === null
            ? t('statistics.survival.noMedian', counts)
            : t('statistics.survival.median', { ...counts, days: quantities.count(total.medianDays) })
      }
      empty={total.runs === 0}
      loading={loading}
      choice={
        <SegmentedControl
          label={t('statistics.survival.by')}
          size="sm"
          items={survivalGroups.map((value) => ({ value, label: t(`statistics.survival.${value}`) }))}
          value={by}
          onValueChange={onByChange}
        />
      }
    >
      {(asTable) => (
        <SurvivalChart
          title={title}
          titleHidden
          series={curves}
          step={riskStep}
          unit={t('statistics.survival.unit')}
          axisTitle={t('statistics.survival.axis')}
          labels={{ item: t(`statistics.survival.${by}`) }}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}
