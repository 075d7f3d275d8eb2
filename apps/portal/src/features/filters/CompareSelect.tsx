import { Select } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { comparisons, type Comparison } from '@cnx/api/filter-address';

/** Props of {@link CompareSelect}. */
export interface CompareSelectProps {
  /** What the window is compared with; null for nothing. */
  compare: Comparison | null;
  /** Called with what was chosen. */
  onChange: (compare: Comparison | null) => void;
}

const nothing = 'nothing';

/** What the window is compared with: nothing, the one before, or its days a year ago. */
export function CompareSelect({ compare, onChange }: CompareSelectProps) {
  const { t } = useFormats();
  return (
    <Select
      label={t('filters.compare')}
      labelHidden
      value={compare ?? nothing}
      onValueChange={(chosen) => onChange(chosen === nothing ? null : chosen)}
      items={([nothing, ...comparisons] as const).map((value) => ({
        value,
        label: t(`filters.comparisons.${value}`),
      }))}
    />
  );
}
