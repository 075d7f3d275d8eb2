import { FilterBar, styled, type FilterItem as ShownFilter } from '@cnx/ui';
import { useMemo, type ReactNode } from 'react';
import type { AreaChoice } from '../../addresses.ts';
import type { vocabulary } from '../../i18n/en/vocabulary.ts';
import { FaultBoundary, type Breakage } from '../../insight/FaultBoundary.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import {
  filterNames,
  noFilters,
  serversWindow,
  type FilterName,
  type Filters,
} from '@cnx/api/filter-address';
import { choiceOf, defaultPreset } from '../../state/time-window.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { choicesOf, withChoice, type FilterChoice } from './cascade.ts';
import { CompareSelect } from './CompareSelect.tsx';
import { itemsOf, type FilterLists } from './filter-dropdowns.atoms.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { WindowSelect, type WindowSelectProps } from './WindowSelect.tsx';

/** What narrows a page beside the filters: a chip of the page's own. */
export interface PageChip extends ShownFilter {
  /** The choice of the address that it shows. */
  readonly id: AreaChoice;
}

type KnownMethod = keyof typeof vocabulary.method;

/** Props of {@link DashboardFilters}. */
export interface DashboardFiltersProps extends Pick<
  WindowSelectProps,
  'inForce' | 'newestDay' | 'dataRange'
> {
  /** What they are the filters of: the page's title. */
  heading?: ReactNode;
  /** What is chosen in each filter. */
  filters: Filters;
  /** What there is to choose from, as it comes. */
  lists: FilterLists;
  /** The window that the current one is compared with; null without a comparison, or while it is not known. */
  compared: DayWindow | null;
  /** Whether there is no window to choose, for days that follow it; another than the usual can still be removed. @default false */
  windowHidden?: boolean;
  /** Whether nothing of the page compares with another window. @default false */
  compareHidden?: boolean;
  /** What else narrows the page, before the filters. @default none */
  pageChips?: readonly PageChip[];
  /** Called with all filters when one of them changes, and with the page's own chips that are taken away with them. */
  onChange: (filters: Filters, without?: readonly AreaChoice[]) => void;
  /** The data's time. */
  age?: ReactNode;
}

/** Beside the window where all of the bar has room in one row, in every language. */
const InWideBar = styled('div', {
  display: 'none',
  '@container (min-width: 1080px)': { display: 'block' },
});

const partFailure = (breakage: Breakage) => <PartFailure {...breakage} />;

/** The id of the chip of the window, beside those of the filters. */
const windowChip = 'window';
/** That of the window that it is compared with. */
const comparedChip = 'compare';

/** The page's title with its seven filters, and what is in force as removable chips, a window of one's own among them. */
export function DashboardFilters(props: DashboardFiltersProps) {
  const { heading, filters, lists, inForce, newestDay, dataRange, compared, ...others } = props;
  const { windowHidden = false, compareHidden = windowHidden, pageChips = [], onChange, age } = others;
  const { t, dates } = useFormats();
  const items = useMemo(() => itemsOf(lists), [lists]);
  const offers = useMemo(() => {
    // A method is named in the user's language, or by the server where it is not known here.
    const methodName = ({ id, name }: FilterChoice) =>
      t(`vocabulary.method.${id as KnownMethod}`, { defaultValue: name });
    return filterNames.map((name) => {
      const choices = choicesOf(name, items, filters);
      if (name !== 'methodsOfProduction') return { name, choices };
      return { name, choices: choices.map((choice) => ({ ...choice, name: methodName(choice) })) };
    });
  }, [items, filters, t]);
  const shown: ShownFilter[] = offers.flatMap(({ name, choices }) => {
    const names = new Map(choices.map((choice) => [choice.id, choice.name]));
    const all = items[name] && new Set(items[name].map(({ id }) => id));
    // What the list does not have is not in force: the page says so, and leaves it out.
    const inForce = filters[name].filter((id) => all?.has(id) ?? true);
    if (inForce.length === 0) return [];
    return [
      {
        id: name,
        label: t(`filters.${name}`),
        value: inForce.map((id) => names.get(id) ?? id).join(', '),
      },
    ];
  });
  const days = inForce && dates.days(inForce.from, inForce.to);
  if (days && choiceOf(filters, newestDay) !== defaultPreset) {
    shown.push({ id: windowChip, label: t('filters.window'), value: days });
  }
  const { compare } = filters;
  if (compare) {
    const value = compared ? dates.days(compared.from, compared.to) : t(`filters.comparisons.${compare}`);
    shown.push({ id: comparedChip, label: t('filters.comparedWith'), value });
  }
  const remove = ({ id }: ShownFilter) => {
    const chip = pageChips.find((own) => own.id === id);
    if (chip) onChange(filters, [chip.id]);
    else if (id === windowChip) onChange({ ...filters, ...serversWindow });
    else if (id === comparedChip) onChange({ ...filters, compare: null });
    else onChange(withChoice(filters, id as FilterName, [], items));
  };
  const compareSelect = (
    <CompareSelect
      compare={compare}
      onChange={(comparison) => onChange({ ...filters, compare: comparison })}
    />
  );
  return (
    <FilterBar
      data-tour="filters"
      heading={heading}
      items={[...pageChips, ...shown]}
      onRemove={remove}
      onClear={() =>
        onChange(
          noFilters,
          pageChips.map(({ id }) => id),
        )
      }
      age={age}
      leading={
        !windowHidden && (
          <FaultBoundary place="window" fallback={partFailure}>
            <WindowSelect
              asked={filters}
              inForce={inForce}
              newestDay={newestDay}
              dataRange={dataRange}
              onChange={(window) => onChange({ ...filters, ...window })}
            />
            {!compareHidden && <InWideBar>{compareSelect}</InWideBar>}
          </FaultBoundary>
        )
      }
    >
      {!compareHidden && compareSelect}
      {offers.map(({ name, choices }) => (
        <FilterSelect
          key={name}
          name={name}
          list={lists[name]}
          choices={choices}
          selected={filters[name]}
          onChange={(ids) => onChange(withChoice(filters, name, ids, items))}
        />
      ))}
    </FilterBar>
  );
}
