import type { PumpCurves } from '@cnx/api';
import { ScatterChart, Stack, Text } from '@cnx/ui';
import { useMemo } from 'react';
import { useFormats } from '../../insight/use-formats.ts';

/** Height of the chart, px. */
export const curvesHeight = 300;

/** Props of {@link PumpCurvesChart}. */
export interface PumpCurvesChartProps {
  found: PumpCurves;
  /** The advised frequency (Hz), whose point is marked; null where none is. @default null */
  advisedHz?: number | null;
}

/** What the pump of a well lifts at some frequencies, its recommended range, and where the well runs at each of them. */
export function PumpCurvesChart({ found, advisedHz = null }: PumpCurvesChartProps) {
  const { curves, presentHz, newestDay } = found;
  const { t, quantities, dates } = useFormats();
  const shown = useMemo(() => {
    const rate = (value: number) => quantities.convert('liquidRate', value) ?? NaN;
    const rise = (value: number) => quantities.convert('pressure', value) ?? NaN;
    const place = (point: { rate: number; rise: number }) => [rate(point.rate), rise(point.rise)] as const;
    const groupOf = (frequency: number) =>
      frequency === presentHz ? 'now' : frequency === advisedHz ? 'advised' : 'there';
    const nameOf = (frequency: number) =>
      quantities.text('frequency', frequency, { digits: Number.isInteger(frequency) ? 0 : 1 });
    const ranged = curves.flatMap(({ least, most }) => (least && most ? [{ least, most }] : []));
    return {
      items: curves.flatMap(({ frequency, operating }) =>
        operating
          ? [
              {
                id: String(frequency),
                label: nameOf(frequency),
                x: rate(operating.rate),
                y: rise(operating.rise),
                group: groupOf(frequency),
              },
            ]
          : [],
      ),
      curves: curves.map(({ frequency, points }) => ({
        id: String(frequency),
        label: nameOf(frequency),
        points: points.map(place),
      })),
      corners: [
        ...ranged.map(({ least }) => place(least)),
        ...ranged.map(({ most }) => place(most)).reverse(),
      ],
    };
  }, [curves, presentHz, advisedHz, quantities]);
  const groups = useMemo(
    () =>
      (['now', 'there', 'advised'] as const)
        .filter((id) => id !== 'advised' || advisedHz !== null)
        .map((id) => ({ id, label: t(`pumpCurves.${id}`) })),
    [t, advisedHz],
  );
  if (curves.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('pumpCurves.none')}
      </Text>
    );
  const { items, corners } = shown;
  const [rateUnit, riseUnit] = [quantities.unit('liquidRate'), quantities.unit('pressure')];
  return (
    <Stack gap="2">
      <ScatterChart
        title={t('pumpCurves.title')}
        titleHidden
        items={items}
        groups={groups}
        curves={shown.curves}
        region={corners.length > 2 ? { label: t('pumpCurves.range'), corners } : null}
        axes={{
          x: { title: `${t('optimization.track.liquid')}, ${rateUnit}`, unit: rateUnit, digits: 0 },
          y: { title: `${t('pumpCurves.rise')}, ${riseUnit}`, unit: riseUnit, digits: 0 },
        }}
        labels={{ item: t('optimization.track.frequency'), groups: t('pumpCurves.points') }}
        height={curvesHeight}
      />
      <Text size="small" emphasis="quiet">
        {[
          corners.length > 2 && t('pumpCurves.shaded'),
          t('pumpCurves.basis', { day: newestDay === null ? '–' : dates.day(newestDay) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Stack>
  );
}
