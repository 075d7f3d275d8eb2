import type { SettingResponse } from '@cnx/api';
import { ScatterChart, Stack, Text } from '@cnx/ui';
import { useMemo } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';

/** Height of the chart, px. */
export const responseHeight = 280;

/** Props of {@link SettingResponseChart}. */
export interface SettingResponseChartProps {
  found: SettingResponse;
  /** The advised setting, % open or Sm3/d of gas; null where none is. @default null */
  advised?: number | null;
}

/** What a well's oil does with its choke or its lift gas: the settings it was run at, the fit with its band, where it is and where it should be. */
export function SettingResponseChart({ found, advised = null }: SettingResponseChartProps) {
  const { t, quantities, dates } = useFormats();
  const { setting, present, points, curve, newestDay } = found;
  const isGas = setting === 'gasLift';
  const shown = useMemo(() => {
    const oil = (value: number) => quantities.convert('liquidRate', value) ?? NaN;
    const at = (value: number) => (isGas ? (quantities.convert('gasRate', value) ?? NaN) : value);
    const place = (x: number, y: number) => [at(x), oil(y)] as const;
    const promised = advised === null ? null : oilAt(curve, advised);
    return {
      items: [
        ...points.map(({ setting: x, oil: y, firstDay, lastDay, days }, i) => ({
          id: `past-${i}`,
          label: t('settingResponse.days', {
            count: days,
            from: dates.shortDay(firstDay),
            to: dates.shortDay(lastDay),
          }),
          ...{ x: at(x), y: oil(y), group: 'past' },
        })),
        ...(present
          ? [
              {
                ...{ id: 'now', label: t('settingResponse.now'), group: 'now' },
                ...{ x: at(present.setting), y: oil(present.oil) },
              },
            ]
          : []),
        ...(advised === null || promised === null
          ? []
          : [
              {
                ...{ id: 'advised', label: t('settingResponse.advised'), group: 'advised' },
                ...{ x: at(advised), y: oil(promised) },
              },
            ]),
      ],
      curves: [
        {
          id: 'fit',
          label: t('settingResponse.fit'),
          points: curve.map(({ setting: x, mid }) => place(x, mid)),
        },
      ],
      corners: [
        ...curve.map(({ setting: x, low }) => place(x, low)),
        ...curve.map(({ setting: x, high }) => place(x, high)).reverse(),
      ],
    };
  }, [curve, points, present, advised, isGas, quantities, dates, t]);
  const groups = useMemo(
    () => (['past', 'now', 'advised'] as const).map((id) => ({ id, label: t(`settingResponse.${id}`) })),
    [t],
  );
  if (setting === null || points.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('settingResponse.none')}
      </Text>
    );
  const oilUnit = quantities.unit('liquidRate');
  const unit = isGas ? quantities.unit('gasRate') : '%';
  const title = t(`settingResponse.${setting}`);
  return (
    <Stack gap="2">
      <ScatterChart
        title={title}
        titleHidden
        items={shown.items}
        groups={groups}
        curves={shown.curves}
        region={{ label: t('settingResponse.band'), corners: shown.corners }}
        axes={{
          x: {
            title: `${t(isGas ? 'settingResponse.gas' : 'settingResponse.opening')}, ${unit}`,
            unit,
            digits: 0,
          },
          y: { title: `${t('optimization.track.oil')}, ${oilUnit}`, unit: oilUnit, digits: 1 },
        }}
        labels={{ item: t('settingResponse.point'), groups: t('settingResponse.points') }}
        height={responseHeight}
      />
      <Text size="small" emphasis="quiet">
        {t('settingResponse.basis', { day: newestDay === null ? unknownValue : dates.day(newestDay) })}
      </Text>
    </Stack>
  );
}

/** Oil by the fit at a setting, between the two points of the curve that are beside it; null outside of it. */
function oilAt(curve: SettingResponse['curve'], setting: number): number | null {
  const next = curve.findIndex((point) => point.setting >= setting - 1e-9);
  const [after, before] = [curve[next], curve[next - 1]];
  if (!after) return null;
  if (!before || after.setting <= setting) return after.mid;
  const share = (setting - before.setting) / (after.setting - before.setting);
  return before.mid + share * (after.mid - before.mid);
}
