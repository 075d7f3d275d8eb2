import type { FrequencyInfo, WhatIf } from '@cnx/api';
import { DescriptionList, Stack, Text } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';

/** Props of {@link PumpNow}. */
export interface PumpNowProps {
  /** The newest hour of the pump; undefined of a pump that is not known. */
  pump: FrequencyInfo | undefined;
  /** The model of its advice; what it begins at is what the pump makes now. @default null */
  model?: WhatIf | null;
}

/** How a pump runs now: what its advice begins at, else its newest hour; and what only the newest hour has. */
export function PumpNow({ pump, model = null }: PumpNowProps) {
  const { t, quantities, dates } = useFormats();
  if (!pump)
    return (
      <Text size="small" emphasis="quiet">
        {t('optimization.panel.noPump')}
      </Text>
    );
  const limits = `${quantities.number('frequency', pump.minHz, { digits: 0 })}–${quantities.text('frequency', pump.maxHz, { digits: 0 })}`;
  const hour = {
    ...{ liquid: pump.liquidRate, intakePressure: pump.intakePressure, freeGas: pump.freeGasPct },
    ...{ load: pump.loadPct, motorTemperature: pump.motorTemperature },
  };
  const now = model?.now ?? null;
  const at = now ?? hour;
  const facts = {
    frequency: `${quantities.text('frequency', now ? model!.drive!.presentHz : pump.frequency, { digits: 1 })} (${limits})`,
    range:
      pump.window === null
        ? unknownValue
        : [
            t(`optimization.window.${pump.window}`),
            pump.bepPct !== null &&
              t('optimization.pump.ofBest', { share: quantities.text('share', pump.bepPct, { digits: 0 }) }),
          ]
            .filter(Boolean)
            .join(' · '),
    load: quantities.text('share', at.load, { digits: 0 }),
    temperature: quantities.text('temperature', at.motorTemperature, { digits: 0 }),
    intake: quantities.text('pressure', at.intakePressure, { digits: 1 }),
    gas: quantities.text('share', at.freeGas, { digits: 1 }),
    liquid: quantities.text('liquidRate', at.liquid, { digits: 0 }),
    energy: quantities.text('specificEnergy', pump.specificEnergy),
    run: quantities.text('days', pump.runLifeDays, { digits: 0 }),
    trips: quantities.count(pump.tripsLast30d),
  } as const;
  return (
    <Stack gap="2">
      <DescriptionList
        columns={2}
        items={(Object.keys(facts) as (keyof typeof facts)[]).map((name) => ({
          label: t(`optimization.pump.${name}`),
          value: facts[name],
        }))}
      />
      <Text size="small" emphasis="quiet">
        {[
          pump.manufacturer,
          pump.pumpModel,
          now && model?.newestDay
            ? t('optimization.panel.medians', {
                day: dates.day(model.newestDay),
                time: dates.clock(pump.asOf),
              })
            : t('optimization.panel.asOf', { time: dates.clock(pump.asOf) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
