import type { FilterItem, WellRef } from '@cnx/api';
import { FilterBar, type FilterChip } from '@cnx/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { filterNames, noFilters, type FilterName, type Filters } from '../../state/filter-address.ts';
import { choiceOf, defaultPreset } from '../../state/time-window.ts';
import { choicesOf, withChoice, type FilterLists, type ListedFilter } from './cascade.ts';
import type { ListState } from './filter-lists.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { useMethodName } from './use-method-name.ts';
import type { WindowSelectProps } from './WindowSelect.tsx';

/** How the seven lists stand. */
export type ListStates = { readonly [Name in ListedFilter]: ListState<FilterItem> } & {
  readonly wells: ListState<WellRef>;
};

/** Props of {@link DashboardFilters}. */
export interface DashboardFiltersProps extends Pick<WindowSelectProps, 'inForce' | 'newestDay'> {
  filters: Filters;
  states: ListStates;
  onChange: (filters: Filters) => void;
  onRetry: (name: FilterName) => void;
  /** The data's time. */
  age?: ReactNode;
}

/** The id of the chip of the window, beside those of the filters. */
const windowChip = 'window';

/** The seven filters, and what is in force as removable chips, a window of one's own among them. */
export function DashboardFilters(props: DashboardFiltersProps) {
  const { filters, states, inForce, newestDay, onChange, onRetry, age } = props;
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  const methodName = useMethodName();
  const lists = useMemo<FilterLists>(
    () =>
      Object.fromEntries(
        filterNames.map((name) => {
          const state: ListState<FilterItem | WellRef> = states[name];
          return [name, state.status === 'ready' ? state.items : undefined];
        }),
      ),
    [states],
  );
  const offers = useMemo(
    () =>
      filterNames.map((name) => {
        const choices = choicesOf(name, lists, filters);
        if (name !== 'methodsOfProduction') return { name, choices };
        return { name, choices: choices.map((choice) => ({ ...choice, name: methodName(choice) })) };
      }),
    [lists, filters, methodName],
  );
  const chips: FilterChip[] = offers
    .filter(({ name }) => filters[name].length > 0)
    .map(({ name, choices }) => {
      const names = new Map(choices.map((choice) => [choice.id, choice.name]));
      return {
        id: name,
        name: t(`filters.${name}`),
        value: filters[name].map((id) => names.get(id) ?? id).join(', '),
      };
    });
  const days = inForce && dates.days(inForce.from, inForce.to);
  if (days && choiceOf(filters, newestDay) !== defaultPreset) {
    chips.push({ id: windowChip, name: t('filters.window'), value: days });
  }
  const remove = ({ id }: FilterChip) =>
    onChange(
      id === windowChip
        ? { ...filters, from: null, to: null }
        : withChoice(filters, id as FilterName, [], lists),
    );
  return (
    <FilterBar
      chips={chips}
      labels={{
        bar: t('filters.heading'),
        chips: t('filters.chips'),
        remove: ({ name, value }) => t('filters.remove', { name: `${name}: ${value}` }),
        clear: t('filters.clearAll'),
      }}
      onRemove={remove}
      onClear={() => onChange(noFilters)}
      age={age}
    >
      {offers.map(({ name, choices }) => (
        <FilterSelect
          key={name}
          name={name}
          state={states[name]}
          choices={choices}
          selected={filters[name]}
          onChange={(ids) => onChange(withChoice(filters, name, ids, lists))}
          onRetry={() => onRetry(name)}
        />
      ))}
    </FilterBar>
  );
}
