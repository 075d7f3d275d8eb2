import type { FrequencyInfo } from '@cnx/api';
import { Card, ChartTableToggle, EmptyState, ScatterChart, Stack } from '@cnx/ui';
import { useMemo, useRef, useState } from 'react';
import { ChartFile } from '../../insight/ChartFile.tsx';
import { InsightSkeleton, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { unshownCard } from '../../insight/unshown-card.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { optimizationFailures } from './optimization-dashboard.atoms.ts';
import { gasClasses, gasClassOf, isGassy, metered } from './optimization-dashboard.ts';

const chartHeight = 320;

/** Props of {@link PumpScatter}. */
export interface PumpScatterProps {
  view: InsightView<readonly FrequencyInfo[]>;
  window: DayWindow | null;
  /** A pump was chosen. */
  onWell: (wellId: string) => void;
}

/** How fast the pumps run and what they lift, by the free gas at their intakes: gas is why two at one speed differ. */
export function PumpScatter({ view, window, onWell }: PumpScatterProps) {
  const { t, quantities } = useFormats();
  const [asTable, setAsTable] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const title = t('optimization.pumps.title');
  const pumps = view.status === 'shown' ? view.body : null;
  const { items, groups } = useMemo(() => {
    const shown = metered(pumps ?? []);
    const known = new Set(shown.map(gasClassOf));
    return {
      items: shown.map((pump) => ({
        id: pump.well.id,
        label: pump.well.name,
        x: pump.frequency,
        y: quantities.convert('liquidRate', pump.liquidRate),
        group: gasClassOf(pump),
      })),
      groups: gasClasses
        .filter((name) => known.has(name))
        .map((name) => ({ id: name, label: t(`optimization.gas.${name}`) })),
    };
  }, [pumps, quantities, t]);
  if (view.status !== 'shown')
    return unshownCard({
      title,
      failure: optimizationFailures.frequencyInfo,
      view,
      shape: <InsightSkeleton chartHeight={chartHeight} />,
      takeawayLines: 1,
    });
  if (items.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={t('optimization.pumps.none')} description={t('optimization.pumps.noneText')} />
      </Card>
    );
  const gassy = view.body.filter(isGassy).length;
  const unit = quantities.unit('liquidRate');
  return (
    <Card
      title={title}
      loading={view.outdated}
      takeaway={
        gassy === 0
          ? t('optimization.pumps.calm', { count: items.length })
          : t('optimization.pumps.gassy', { count: gassy })
      }
      actions={
        <>
          {!asTable && (
            <ChartFile area="optimizationDashboard" window={window} asOf={view.meta.asOf} charts={content} />
          )}
          <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />
        </>
      }
    >
      <Stack gap="3" ref={content}>
        {view.error && (
          <LastGood failure={optimizationFailures.frequencyInfo} error={view.error} onRetry={view.retry} />
        )}
        <ScatterChart
          title={title}
          titleHidden
          items={items}
          groups={groups}
          axes={{
            x: { title: `${t('optimization.track.frequency')}, Hz`, unit: 'Hz', digits: 1 },
            y: { title: `${t('optimization.track.liquid')}, ${unit}`, unit, digits: 0 },
          }}
          labels={{ item: t('optimization.column.well'), groups: t('optimization.gas.label') }}
          height={chartHeight}
          onSelect={({ id }) => onWell(id!)}
          asTable={asTable}
        />
      </Stack>
    </Card>
  );
}
