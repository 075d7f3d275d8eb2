import type { ActivePeople, UsageCount, UserAnalytics } from '@cnx/api';
import type { BarItem, BarSeries } from '@cnx/ui';
import type { portal } from '../../i18n/en/portal.ts';
import type { Formats } from '../../insight/use-formats.ts';

/** The lists of counts, in the order of their cards. */
export const countLists = [
  'sessions',
  'views',
  'features',
  'filters',
  'exports',
  'emptySearches',
  'errors',
] as const;
/** One of {@link countLists}. */
export type CountList = (typeof countLists)[number];

/** Bars that a list shows; what is used less stands in no card. */
const maxBars = 12;

type Titles = (typeof portal)['titles'];
type Names = (typeof portal)['userAnalytics']['names'];

/** What a counted thing is called; as the server names it where it is not known here. */
export function usageName(list: CountList, name: string, t: Formats['t']): string {
  if (list === 'emptySearches') return name;
  if (list === 'exports') return name.toUpperCase();
  if (list === 'views' || list === 'errors') return pageName(name, t);
  return t(`userAnalytics.names.${name as keyof Names}`, { defaultValue: name });
}

/** What a page is called. */
export function pageName(page: string, t: Formats['t']): string {
  return page === 'other'
    ? t('userAnalytics.names.other')
    : t(`titles.${page as keyof Titles}`, { defaultValue: page });
}

/** How many people; "under 5" where the group is too small. */
export function peopleText(
  people: number | null,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string {
  if (people === null) return t('userAnalytics.underFive');
  return t('userAnalytics.people', { count: people, people: quantities.count(people) });
}

/** The bars of a list, each named with how many people are behind it. */
export function countBars(list: CountList, rows: readonly UsageCount[], formats: Formats): BarItem[] {
  return rows.slice(0, maxBars).map(({ name, count, people }) => ({
    id: name,
    label: `${usageName(list, name, formats.t)} · ${peopleText(people, formats)}`,
    value: count,
  }));
}

/** Active people by week or month, and those who came back. */
export function peopleBars(
  periods: readonly ActivePeople[],
  nameOf: (from: string) => string,
  t: Formats['t'],
): { items: BarItem[]; series: BarSeries[] } {
  return {
    items: periods.map(({ from, whole }) => ({
      id: from,
      label: whole ? nameOf(from) : t('userAnalytics.active.inPart', { period: nameOf(from) }),
    })),
    series: (['people', 'returning'] as const).map((id) => ({
      id,
      label: t(`userAnalytics.active.${id}`),
      values: periods.map((period) => period[id]),
    })),
  };
}

/** First and last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year, place] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year!, place, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

/** The most used thing of a list whose group is large enough; undefined where there is none. */
export function mostUsed(body: UserAnalytics, list: CountList): (UsageCount & { count: number }) | undefined {
  return body[list].find((row): row is UsageCount & { count: number } => (row.count ?? 0) > 0);
}
