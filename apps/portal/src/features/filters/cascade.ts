import { groupBy } from '../../insight/daily-groups.ts';
import type { FilterItem, WellRef } from '@cnx/api';
import { filterNames, type FilterName, type Filters } from '@cnx/api/filter-address';

/** The filters whose choices are filter items; wells bring where they belong themselves. */
export type ListedFilter = Exclude<FilterName, 'wells'>;

/** The lists that are there. A filter whose list is not there narrows and counts nothing. */
export type ListItems = { readonly [Name in ListedFilter]?: readonly FilterItem[] | undefined } & {
  readonly wells?: readonly WellRef[] | undefined;
};

/** One choice of a filter. */
export interface FilterChoice {
  readonly id: string;
  readonly name: string;
  /** Wells that choosing it would select beside the other filters; null for a well itself. */
  readonly wells: number | null;
}

/** The filter whose choices contain those of a filter. */
const parents: Partial<Record<FilterName, ListedFilter>> = {
  areas: 'businessUnits',
  fields: 'areas',
  wellGroups: 'fields',
};

const overlaps = (ids: readonly string[], allowed: ReadonlySet<string>) => ids.some((id) => allowed.has(id));

/** The ids that the chosen ones of a filter, or else of those above it, leave; null when they leave all. */
function allowedIds(name: ListedFilter, lists: ListItems, filters: Filters): ReadonlySet<string> | null {
  if (filters[name].length > 0) return new Set(filters[name]);
  const parent = parents[name];
  const above = parent ? allowedIds(parent, lists, filters) : null;
  const items = lists[name];
  if (!above || !items) return null;
  return new Set(items.filter(({ parentIds }) => overlaps(parentIds, above)).map(({ id }) => id));
}

const placeOf: Record<FilterName, (well: WellRef) => readonly string[]> = {
  businessUnits: ({ businessUnitId }) => [businessUnitId],
  areas: ({ areaId }) => [areaId],
  fields: ({ fieldId }) => [fieldId],
  wellGroups: ({ wellGroupIds }) => wellGroupIds,
  manufacturers: ({ manufacturerId }) => (manufacturerId === null ? [] : [manufacturerId]),
  methodsOfProduction: ({ methodOfProduction }) => [methodOfProduction],
  wells: ({ id }) => [id],
};

/** The wells that all filters but the named one select; null leaves none out. */
function wellsWithout(
  name: FilterName | null,
  wells: readonly WellRef[],
  filters: Filters,
): readonly WellRef[] {
  const tests = filterNames
    .filter((other) => other !== name && filters[other].length > 0)
    .map((other) => ({ place: placeOf[other], chosen: new Set(filters[other]) }));
  if (tests.length === 0) return wells;
  return wells.filter((well) => tests.every(({ place, chosen }) => overlaps(place(well), chosen)));
}

/** How many wells filters select; null while their list is not there. */
export function selectedCount({ wells }: ListItems, filters: Filters): number | null {
  return wells ? wellsWithout(null, wells, filters).length : null;
}

function countWells(name: ListedFilter, wells: readonly WellRef[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const well of wells) for (const id of placeOf[name](well)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * What a filter offers: what lies within the choices of the filters above it (areas of the chosen business units, wells
 * of everything chosen), and always what is chosen already, so that it can be given up. Choices keep the order of
 * their list; those kept for old data only come last.
 */
export function choicesOf(name: FilterName, lists: ListItems, filters: Filters): FilterChoice[] {
  const chosen = new Set(filters[name]);
  const { wells } = lists;
  const selectable = wells && wellsWithout(name, wells, filters);
  if (name === 'wells') {
    const offered = new Set(selectable);
    return (wells ?? [])
      .filter((well) => offered.has(well) || chosen.has(well.id))
      .map((well) => ({ id: well.id, name: well.name, wells: null }));
  }
  const parent = parents[name];
  const above = parent ? allowedIds(parent, lists, filters) : null;
  const counts = selectable && countWells(name, selectable);
  const offered = (lists[name] ?? []).filter(
    ({ id, parentIds }) => chosen.has(id) || !above || overlaps(parentIds, above),
  );
  const repeated = groupBy(lists[name] ?? [], (one) => one.name);
  const places = new Map(parent && (lists[parent] ?? []).map((one) => [one.id, one.name]));
  /** What is called like another has its place behind it: "Test header, Venture". */
  const nameOf = (label: string, parentIds: readonly string[]) => {
    const place =
      (repeated.get(label)?.length ?? 0) > 1
        ? parentIds.flatMap((id) => places.get(id) ?? []).join(', ')
        : '';
    return place ? `${label}, ${place}` : label;
  };
  return [...offered.filter(({ active }) => active), ...offered.filter(({ active }) => !active)].map(
    ({ id, name: label, parentIds, wellCount }) => ({
      id,
      name: nameOf(label, parentIds),
      wells: counts ? (counts.get(id) ?? 0) : wellCount,
    }),
  );
}

/**
 * Filters after one of them changed: choices below it that it no longer contains are given up, because together they
 * would select nothing. What no list knows stays.
 */
export function withChoice(
  filters: Filters,
  name: FilterName,
  ids: readonly string[],
  lists: ListItems,
): Filters {
  let next: Filters = { ...filters, [name]: ids };
  for (const child of ['areas', 'fields', 'wellGroups'] as const) {
    const above = allowedIds(parents[child]!, lists, next);
    if (child === name || !above) continue;
    const outside = new Set(
      (lists[child] ?? []).filter(({ parentIds }) => !overlaps(parentIds, above)).map(({ id }) => id),
    );
    next = { ...next, [child]: next[child].filter((id) => !outside.has(id)) };
  }
  if (name !== 'wells' && lists.wells && next.wells.length > 0) {
    const inside = new Set(wellsWithout('wells', lists.wells, next).map(({ id }) => id));
    const known = new Set(lists.wells.map(({ id }) => id));
    next = { ...next, wells: next.wells.filter((id) => inside.has(id) || !known.has(id)) };
  }
  return next;
}
