import type { TrackedFrequencyChange, TrackedSettingChange, WellLabel } from '@cnx/api';
import { Button, DescriptionList, Dialog, Link, Stack, type DescriptionItem } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { stepText } from '../../insight/step-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { rowHrefAtom } from '../../state/area-choice.atoms.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { settingText } from './advice-row.ts';
import { aimOf, comparedDays } from './optimization-dashboard.ts';
import { effectText, StepVerdict, type ResultStep } from './step-result.tsx';

/** A step as its dialog shows it, whatever was moved. */
export interface OpenedStep {
  readonly well: WellLabel;
  /** "50.0 → 51.0 Hz" */
  readonly setting: string;
  readonly result: ResultStep;
  readonly facts: readonly DescriptionItem[];
  /** The advice that it made; null of one without. */
  readonly adviceId: string | null;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is known of any step. */
interface Known {
  readonly at: string;
  readonly aim: 'gain' | 'reduction';
  readonly expectedOil: number | null;
  readonly attainmentPct: number | null;
  readonly before: number | null;
  readonly beforeDays: Days | null;
  readonly after: number | null;
  readonly afterDays: Days | null;
  /** Whether it followed advice, or was called advised and did not keep its guard rails. */
  readonly advised: boolean | 'againstRails';
  readonly more: readonly DescriptionItem[];
}

function factsOf(
  { at, aim, expectedOil, attainmentPct, before, beforeDays, after, afterDays, advised, more }: Known,
  result: ResultStep,
  { t, quantities, dates }: Formats,
): readonly DescriptionItem[] {
  const rate = (value: number | null, signed = false) =>
    quantities.text('liquidRate', value, { digits: 1, signed });
  const withDays = (value: number | null, days: Days | null) =>
    days === null
      ? rate(value)
      : t('optimization.step.inDays', {
          oil: rate(value),
          from: dates.shortDay(days.from),
          to: dates.shortDay(days.to),
        });
  const { effect } = result;
  return [
    { label: t('optimization.tracked.column.made'), value: dates.clock(at) },
    { label: t('optimization.tracked.column.aim'), value: t(`optimization.tracked.aim.${aim}`) },
    {
      label: t('optimization.tracked.column.advised'),
      value: t(
        advised === 'againstRails'
          ? 'optimization.tracked.againstRails'
          : advised
            ? 'optimization.tracked.wasAdvised'
            : 'optimization.step.notAdvised',
      ),
    },
    { label: t('optimization.step.before'), value: withDays(before, beforeDays) },
    { label: t('optimization.step.after'), value: withDays(after, afterDays) },
    {
      label: t('optimization.tracked.column.expected'),
      value: expectedOil === null ? t('optimization.step.nothingExpected') : rate(expectedOil, true),
    },
    {
      label: t('optimization.tracked.column.gain'),
      value: effect === null ? effectText(result, { t, quantities } as Formats) : rate(effect.mid, true),
    },
    ...(effect === null
      ? []
      : [
          {
            label: t('optimization.step.interval'),
            value: `${quantities.number('liquidRate', effect.low, { digits: 1, signed: true })} … ${rate(effect.high, true)}`,
          },
        ]),
    {
      label: t('optimization.tracked.column.attainment'),
      value: attainmentPct === null ? unknownValue : quantities.text('share', attainmentPct, { digits: 0 }),
    },
    ...more,
  ];
}

/** A step of the frequency of a pump. */
export function stepOfFrequency(row: TrackedFrequencyChange, formats: Formats): OpenedStep {
  const { t, quantities, dates } = formats;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const spans = comparedDays(row);
  const daysOf = (name: 'before' | 'after'): Days | null => {
    const span = spans.find((one) => one.name === name);
    return span ? { from: day(span.from), to: day(span.to) } : null;
  };
  const energy = (value: number | null) => quantities.text('specificEnergy', value, { digits: 1 });
  const besides = [
    ...(row.inQuestion == null ? [] : [t(`optimization.tracked.question.${row.inQuestion}`)]),
    ...row.confounders.map((one) => t(`optimization.confounder.${one}`)),
  ].join(', ');
  return {
    well: row.well,
    setting: settingText(row, formats),
    result: row,
    adviceId: row.adviceId ?? null,
    facts: factsOf(
      {
        ...{ at: row.at, aim: aimOf(row), expectedOil: row.expectedOil, attainmentPct: row.attainmentPct },
        ...{ before: row.before.oil, beforeDays: daysOf('before') },
        ...{ after: row.after.oil, afterDays: daysOf('after') },
        advised: row.againstRails ? 'againstRails' : (row.advised ?? false),
        more: [
          {
            label: t('optimization.step.energy'),
            value: `${energy(row.before.specificEnergy)} → ${energy(row.after.specificEnergy)}`,
          },
          ...(row.detectableEffect == null
            ? []
            : [
                {
                  label: t('optimization.step.detectable'),
                  value: quantities.text('liquidRate', row.detectableEffect, { digits: 1 }),
                },
              ]),
          { label: t('optimization.tracked.column.besides'), value: besides || unknownValue },
          {
            label: t('optimization.step.followedUntil'),
            value: row.nextReview === null ? unknownValue : dates.shortDay(row.nextReview.slice(0, 10)),
          },
        ],
      },
      row,
      formats,
    ),
  };
}

/** A step of a choke or of lift gas. */
export function stepOfSetting(row: TrackedSettingChange, formats: Formats): OpenedStep {
  const daysOf = (span: TrackedSettingChange['before']): Days | null =>
    span && { from: span.firstDay, to: span.lastDay };
  return {
    well: row.well,
    setting: stepText(row, formats),
    result: row,
    adviceId: row.adviceId,
    facts: factsOf(
      {
        ...{ at: row.at, aim: row.aim, expectedOil: row.expectedOil, attainmentPct: row.attainmentPct },
        ...{ before: row.oil, beforeDays: daysOf(row.before) },
        after: row.oil === null || row.effect === null ? null : row.oil + row.effect.mid,
        ...{ afterDays: daysOf(row.after), advised: row.adviceId !== null, more: [] },
      },
      row,
      formats,
    ),
  };
}

/** Props of {@link StepDialog}. */
export interface StepDialogProps {
  /** Null while none is open. */
  step: OpenedStep | null;
  onClose: () => void;
}

/** What came of a step: what was expected, the days before and after, the verdict, and the ways to its well and its advice. */
export function StepDialog({ step, onClose }: StepDialogProps) {
  const formats = useFormats();
  const { t } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const rowHref = useAtomValue(rowHrefAtom);
  if (step === null) return null;
  const { well, setting, result, facts, adviceId } = step;
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={`${well.name} ${setting}`}
      description={well.fieldName}
      actions={<Button onClick={onClose}>{t('optimization.step.close')}</Button>}
    >
      <Stack gap="4">
        <Stack direction="row" gap="3" wrap align="center">
          <StepVerdict step={result} formats={formats} />
          <Link href={wellHref(well.id)} onClick={onClose}>
            {t('optimization.step.toWell')}
          </Link>
          {adviceId !== null && (
            <Link href={rowHref(adviceId, 'advice')} onClick={onClose}>
              {t('optimization.step.toAdvice')}
            </Link>
          )}
        </Stack>
        <DescriptionList items={facts} />
      </Stack>
    </Dialog>
  );
}
