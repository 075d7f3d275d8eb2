import { MultiSelect, Skeleton } from '@cnx/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import type { FilterName } from '../../state/filter-address.ts';
import type { FilterChoice } from './cascade.ts';
import { filterFailures } from './filter-dropdowns.atoms.ts';
import type { ListState } from './filter-lists.ts';

/** Props of {@link FilterSelect}. */
export interface FilterSelectProps {
  name: FilterName;
  /** How the filter's own list stands. */
  state: ListState<unknown>;
  /** What it offers, once the list is there. */
  choices: readonly FilterChoice[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  onRetry: () => void;
}

/** One filter: a searchable list of choices with their wells, or why it is not there. */
export function FilterSelect({ name, state, choices, selected, onChange, onRetry }: FilterSelectProps) {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const label = t(`filters.${name}`);
  const options = useMemo(
    () =>
      choices.map(({ id, name: choice, wells }) => ({
        value: id,
        label: choice,
        ...(wells !== null && { count: quantities.count(wells) }),
      })),
    [choices, quantities],
  );
  let instead: ReactNode;
  if (state.status === 'loading') {
    instead = (
      <div role="status" aria-label={t('filters.loading', { name: label })}>
        <Skeleton lines={5} />
      </div>
    );
  } else if (state.status === 'failed') {
    instead = (
      <InsightFailure
        failure={filterFailures[name]}
        error={state.error}
        retrying={state.retrying}
        onRetry={onRetry}
      />
    );
  }
  return (
    <MultiSelect
      label={label}
      options={options}
      selected={selected}
      onChange={onChange}
      instead={instead}
      labels={{
        search: t('filters.search', { name: label }),
        noMatches: t('filters.noMatches'),
        matches: (count) => t('filters.matches', { count }),
        clear: t('filters.clear'),
        selected: (chosen, total) =>
          t('filters.selected', { chosen: quantities.count(chosen), total: quantities.count(total) }),
      }}
    />
  );
}
