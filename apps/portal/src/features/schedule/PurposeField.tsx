import type { WorkPurpose } from '@cnx/api';
import { Select } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';

const purposes = [
  'failure',
  'exception',
  'candidate',
  'advice',
  'periodicTest',
  'upkeep',
  'other',
] as const satisfies readonly WorkPurpose[];

/** Stands for what is left to the rule. */
const byRule = 'byRule';

/** Props of {@link PurposeField}. */
export interface PurposeFieldProps {
  /** What was chosen; null for nothing. */
  value: WorkPurpose | null;
  /** Whether something must be chosen; a rule says it otherwise. */
  isNeeded: boolean;
  /** Called with what is chosen. */
  onChange: (purpose: WorkPurpose | null) => void;
  /** What is wrong. @default nothing */
  error?: string | undefined;
}

/** Asks what planned work is for. */
export function PurposeField({ value, isNeeded, onChange, error }: PurposeFieldProps) {
  const { t } = useFormats();
  const known = purposes.map((purpose) => ({
    value: purpose,
    label: t(`schedule.merit.purpose.${purpose}`),
  }));
  return (
    <Select
      label={t('schedule.purpose')}
      value={value ?? (isNeeded ? '' : byRule)}
      onValueChange={(chosen) => onChange(purposes.find((purpose) => purpose === chosen) ?? null)}
      items={isNeeded ? known : [{ value: byRule, label: t('schedule.merit.byRule') }, ...known]}
      error={error}
    />
  );
}
