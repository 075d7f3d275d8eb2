import { MultiSelect, Skeleton } from '@cnx/ui';
import { useMemo, type ReactNode } from 'react';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import type { FilterName } from '@cnx/api/filter-address';
import type { FilterChoice } from './cascade.ts';
import type { InsightView } from '../../insight/insight-view.ts';

/** Props of {@link FilterSelect}. */
export interface FilterSelectProps {
  name: FilterName;
  /** The filter's own list. */
  list: InsightView<unknown>;
  /** What it offers, once the list is there. */
  choices: readonly FilterChoice[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
}

/** One filter: a searchable list of choices with their wells, or why it is not there. */
export function FilterSelect({ name, list, choices, selected, onChange }: FilterSelectProps) {
  const { t, quantities } = useFormats();
  const label = t(`filters.${name}`);
  const items = useMemo(
    () =>
      choices.map(({ id, name: choice, wells }) => ({
        value: id,
        label: choice,
        ...(wells !== null && { count: quantities.count(wells) }),
      })),
    [choices, quantities],
  );
  let instead: ReactNode;
  if (list.status === 'loading') {
    instead = (
      <div role="status" aria-label={t('filters.loading', { name: label })}>
        <Skeleton lines={5} />
      </div>
    );
  } else if (list.status === 'failed') {
    instead = <InsightFailure failure={`portal:failures.${name}`} view={list} />;
  }
  return (
    <MultiSelect label={label} items={items} value={selected} onValueChange={onChange}>
      {instead}
    </MultiSelect>
  );
}
