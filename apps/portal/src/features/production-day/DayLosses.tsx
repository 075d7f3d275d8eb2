import type { ProductionDay } from '@cnx/api';
import { Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { isLeftOut, type FailureKey, type InsightView } from '../../insight/insight-view.ts';
import { WaterfallChart } from '../../insight/LazyCharts.tsx';
import { useFolding } from '../../insight/use-folding.ts';
import { unshownCard } from '../../insight/unshown-card.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { quantitiesOf, unknownValue } from '../../quantities.ts';
import { lossSentence, lossSteps, orderedLosses, otherSentence, standingBeside } from './day-losses.ts';
import { newestDayBrief } from './newest-day-text.ts';
import { productionDayViewAtom } from './production-day.atoms.ts';

const failure: FailureKey = 'portal:failures.productionDay';
const height = 200;

/** From what the wells could have produced on the newest day to what they did. */
export function DayLosses() {
  return <DayLossesCard view={useAtomValue(productionDayViewAtom)} />;
}

/** Props of {@link DayLossesCard}. */
export interface DayLossesCardProps {
  view: InsightView<ProductionDay>;
}

/**
 * The losses of a day side by side: the potential, less what wells with an open exception and without lack, is what was produced; standing losses
 * beside it. Nothing where no potential is known.
 */
export function DayLossesCard({ view }: DayLossesCardProps) {
  const formats = useFormats();
  const folding = useFolding('dayLosses');
  const { t, quantities } = formats;
  const body = view.status === 'shown' ? view.body : null;
  const [first, other] = useMemo(() => (body ? orderedLosses(body.losses, body.mainProducts) : []), [body]);
  const items = useMemo(() => (first ? lossSteps(first, formats) : []), [first, formats]);
  if (isLeftOut(view)) return null;
  const title = t('productionDay.losses.title');
  if (view.status !== 'shown')
    return view.status === 'failed'
      ? null
      : unshownCard({
          title,
          failure,
          view,
          shape: <Skeleton shape="block" height={height} />,
          takeawayLines: 1,
        });
  if (!body || !first) return null;
  const unit = quantities.unit(quantitiesOf(first.product).volume);
  const stands = standingBeside(first, body.exceptions?.standing, formats);
  return (
    <ChartCard
      title={title}
      area="deferredProduction"
      window={body.day === null ? null : { from: body.day, to: body.day }}
      sentence={lossSentence(first, newestDayBrief(body, formats) ?? unknownValue, formats)}
      empty={false}
      loading={view.outdated}
      folding={folding}
    >
      {(asTable) => (
        <Stack gap="2">
          <WaterfallChart
            title={title}
            titleHidden
            items={items}
            unit={unit}
            axisTitle={`${t(`productionDay.losses.${first.product}`)}, ${unit}`}
            labels={{ item: t('productionDay.losses.step') }}
            height={height}
            asTable={asTable}
          />
          {stands && <Text size="small">{stands}</Text>}
          {other && <Text size="small">{otherSentence(other, formats)}</Text>}
          <Text size="small" emphasis="quiet">
            {t('productionDay.losses.rule')}
          </Text>
        </Stack>
      )}
    </ChartCard>
  );
}
