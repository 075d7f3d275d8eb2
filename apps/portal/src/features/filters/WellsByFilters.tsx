import type { MyWells } from '@cnx/api';
import { Stack, Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { filtersOfMyWells, myFilterNames, myWellsOf } from '../../insight/my-wells.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { filterNames, type Filters } from '@cnx/api/filter-address';
import { choicesOf, selectedCount, withChoice } from './cascade.ts';
import {
  filterListsAtom,
  itemsOf,
  listsWantedAtom,
  wellsWantedAtom,
  type FilterLists,
} from './filter-dropdowns.atoms.ts';
import { FilterSelect } from './FilterSelect.tsx';

/** Whether filters choose nothing, which is all wells. */
export const choosesNothing = (filters: Filters) => filterNames.every((name) => filters[name].length === 0);

/** Props of {@link WellsByFilters}. */
export interface WellsByFiltersProps {
  readonly chosen: MyWells;
  readonly onChange: (wells: MyWells) => void;
}

/** Asks for wells by business unit, field, group and well, over the lists of the server. */
export function WellsByFilters({ chosen, onChange }: WellsByFiltersProps) {
  const { t, quantities } = useFormats();
  const lists = useAtomValue(filterListsAtom);
  const wantLists = useSetAtom(listsWantedAtom);
  const wantWells = useSetAtom(wellsWantedAtom);
  useEffect(() => {
    wantLists(true);
    wantWells(true);
  }, [wantLists, wantWells]);
  const filters = filtersOfMyWells(chosen);
  const count = selectedCount(itemsOf(lists), filters);
  return (
    <Stack gap="3">
      <WellFilters lists={lists} filters={filters} onChange={(next) => onChange(myWellsOf(next))} />
      <Text as="span" size="small" emphasis="quiet" role="status">
        {choosesNothing(filters)
          ? t('home.allChosen')
          : count !== null && t('home.chosen', { count, wells: quantities.count(count) })}
      </Text>
    </Stack>
  );
}

/** Props of {@link WellFilters}. */
export interface WellFiltersProps {
  readonly lists: FilterLists;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** A select for each filter that wells are chosen by, with what is chosen below it. */
export function WellFilters({ lists, filters, onChange }: WellFiltersProps) {
  const items = itemsOf(lists);
  return myFilterNames.map((name) => {
    const choices = choicesOf(name, items, filters);
    const names = new Map(choices.map((choice) => [choice.id, choice.name]));
    return (
      <Stack key={name} gap="1">
        <FilterSelect
          name={name}
          list={lists[name]}
          choices={choices}
          selected={filters[name]}
          onChange={(ids) => onChange(withChoice(filters, name, ids, items))}
        />
        {filters[name].length > 0 && (
          <Text size="small" emphasis="quiet">
            {filters[name].map((id) => names.get(id) ?? id).join(', ')}
          </Text>
        )}
      </Stack>
    );
  });
}
