import type { PercentileBand, WhatIf } from '@cnx/api';
import { Skeleton, Slider, Stack, styled, Text } from '@cnx/ui';
import type { ReactNode } from 'react';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { checkCountsText } from '../../insight/advice-checks.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue, type NumberStyle, type Quantity } from '../../quantities.ts';
import { CheckTable, SmallTable } from './CheckTable.tsx';

/** Props of {@link WhatIfDetails}. */
export interface WhatIfDetailsProps {
  view: InsightView<WhatIf>;
  /** Where the slider stands (Hz); the figures follow it. */
  frequency: number;
  /** Hz. */
  advisedHz: number;
  /** Whether the guard rails at the advised frequency stand elsewhere: they are then listed at any other one only. @default false */
  advisedChecked?: boolean;
  /** Called with the frequency (Hz) as the slider moves. */
  onFrequency: (frequency: number) => void;
}

/** Distance between the frequencies of the slider (Hz). */
const stepHz = 0.1;

/** A slider over the range of the drive, and what the well would do where it stands. */
export function WhatIfDetails({ view, ...slider }: WhatIfDetailsProps) {
  const { t } = useFormats();
  return (
    <Stack gap="2" asChild>
      <section aria-label={t('optimization.whatIf.title')}>
        <Text as="h3" size="small" weight="medium">
          {t('optimization.whatIf.title')}
        </Text>
        {view.status === 'loading' ? (
          <Skeleton lines={8} />
        ) : view.status === 'failed' ? (
          <InsightFailure failure="portal:failures.whatIf" view={view} />
        ) : (
          <Found found={view.body} {...slider} />
        )}
      </section>
    </Stack>
  );
}

function Found({
  found,
  frequency,
  advisedHz,
  advisedChecked = false,
  onFrequency,
}: { found: WhatIf } & Omit<WhatIfDetailsProps, 'view'>) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const { drive, newestDay, missing } = found;
  if (drive === null)
    return (
      <Text size="small" emphasis="quiet">
        {[
          t(`optimization.whatIf.${missing.length === 0 ? 'notYetComputed' : 'notComputed'}`),
          ...missing.map(({ what, needed, found: there }) =>
            t(`optimization.missing.${what}`, {
              needed: quantities.count(needed),
              found: quantities.count(there),
            }),
          ),
        ].join(' ')}
      </Text>
    );
  const hertz = (value: number, digits = 1) => quantities.text('frequency', value, { digits });
  const { minHz, maxHz, presentHz } = drive;
  return (
    <Stack gap="3">
      <Slider
        label={t('optimization.whatIf.frequency')}
        value={frequency}
        onValueChange={onFrequency}
        min={minHz}
        max={maxHz}
        step={stepHz}
        digits={1}
        unit={quantities.unit('frequency')}
        marks={[
          { value: minHz, label: quantities.number('frequency', minHz, { digits: 0 }) },
          { value: maxHz, label: quantities.number('frequency', maxHz, { digits: 0 }) },
          { value: presentHz },
          { value: advisedHz },
        ]}
        hint={t('optimization.whatIf.range', { now: hertz(presentHz), advised: hertz(advisedHz) })}
      />
      <Text size="small" aria-live="polite">
        {saidOf(found, formats)}
      </Text>
      {found.state && <States state={found.state} found={found} formats={formats} />}
      {found.checks.length > 0 && !(advisedChecked && found.frequency === advisedHz) && (
        <CheckTable checks={found.checks} {...(found.now && { now: found.now.checks })} />
      )}
      <Text size="small" emphasis="quiet">
        {t('optimization.whatIf.assumptions', {
          day: newestDay === null ? unknownValue : dates.day(newestDay),
        })}
      </Text>
    </Stack>
  );
}

function saidOf({ frequency: asked, state, change, checks, drive }: WhatIf, formats: Formats): string {
  const { t, quantities } = formats;
  const frequency = quantities.text('frequency', asked, { digits: 1 });
  // A faster pump stops no well flowing: it draws its intake down to where it takes in gas alone.
  if (state === null)
    return drive !== null && asked > drive.presentHz
      ? t('optimization.whatIf.pumpedOff', {
          frequency,
          pressure: quantities.text('pressure', leastIntake, { digits: 0 }),
        })
      : t('optimization.whatIf.noFlow', { frequency });
  const gas = checks.find(({ name, pass }) => name === 'freeGas' && !pass);
  if (gas && state.oil === null)
    return t('optimization.whatIf.gasBound', {
      frequency,
      gas: quantities.text('share', gas.value, { digits: 1 }),
      limit: quantities.text('share', gas.limit, { digits: 0 }),
    });
  const oil = quantities.text('liquidRate', change?.oil?.mid ?? null, { digits: 1, signed: true });
  return t('optimization.whatIf.said', { frequency, oil, checks: checkCountsText(checks, formats) });
}

/** Intake pressure (bar) below which the model has a pump draw gas alone. */
const leastIntake = 2;

const Band = styled('span', { display: 'block', quiet: '$caption' });

type State = NonNullable<WhatIf['state']>;

const rows = [
  ['oil', 'liquidRate', 1],
  ['liquid', 'liquidRate', 0],
  ['power', 'power', 0],
  ['intakePressure', 'pressure', 1],
  ['freeGas', 'share', 1],
  ['load', 'share', 0],
  ['motorTemperature', 'temperature', 0],
] as const satisfies readonly (readonly [keyof State, Quantity, number])[];

function States({ state, found, formats }: { state: State; found: WhatIf; formats: Formats }) {
  const { t, quantities } = formats;
  const { change, powerPct, now } = found;
  const names = {
    oil: t('optimization.track.oil'),
    liquid: t('optimization.track.liquid'),
    power: t('optimization.whatIf.power'),
    intakePressure: t('optimization.pump.intake'),
    freeGas: t('optimization.pump.gas'),
    load: t('optimization.pump.load'),
    motorTemperature: t('optimization.pump.temperature'),
  };
  const signed = { digits: 1, signed: true };
  const rate = (band: PercentileBand | null | undefined) =>
    band ? (
      <>
        {quantities.text('liquidRate', band.mid, signed)}
        <Band>{bandText(band, 'liquidRate', signed, formats)}</Band>
      </>
    ) : (
      unknownValue
    );
  const changes: Partial<Record<keyof State, ReactNode>> = {
    oil: rate(change?.oil),
    liquid: rate(change?.liquid),
    power: quantities.text('share', powerPct, signed),
  };
  return (
    <SmallTable>
      <thead>
        <tr>
          <td />
          <th scope="col" data-number="">
            {t('optimization.whatIf.now')}
          </th>
          <th scope="col" data-number="">
            {t('optimization.whatIf.at')}
            <Band>{t('optimization.whatIf.band')}</Band>
          </th>
          <th scope="col" data-number="">
            {t('optimization.whatIf.change')}
            <Band>{t('optimization.whatIf.band')}</Band>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, quantity, digits]) => (
          <tr key={name}>
            <th scope="row">{names[name]}</th>
            <td data-number="">{quantities.text(quantity, now?.[name] ?? null, { digits })}</td>
            <td data-number="">
              {quantities.text(quantity, state[name]?.mid ?? null, { digits })}
              <Band>{bandText(state[name], quantity, { digits }, formats)}</Band>
            </td>
            <td data-number="">{changes[name] ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

function bandText(
  band: PercentileBand | null,
  quantity: Quantity,
  style: NumberStyle,
  { quantities }: Formats,
): string {
  if (band === null) return unknownValue;
  // Between numbers with signs a dash would be read as one.
  const between = style.signed ? ' … ' : '–';
  return `${quantities.number(quantity, band.low, style)}${between}${quantities.number(quantity, band.high, style)}`;
}
