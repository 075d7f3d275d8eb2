import { paths } from './paths.ts';

/** The insight areas of the dashboard, as the address and the drill-downs name them. */
export const insightAreas = [
  'changePoints',
  'productionOptimization',
  'deferredProduction',
  'schedule',
  'sustainableProduction',
] as const;

/** One of {@link insightAreas}. */
export type InsightArea = (typeof insightAreas)[number];

/** The lists of the portal, as saved views and files name them: one for each area, the exceptions, and the advice. */
export type ListName = InsightArea | 'exceptions' | 'advice';

/**
 * What an address says of one area's page: which rows are shown, of which level, for what of the window each, and which one is open. On the exception
 * report: which part of it, whose events, which one is open, and which hand-over of a shift is read in its place. On the optimization dashboard: which piece
 * of advice is open.
 */
const areaChoices = [
  'rows',
  'level',
  'per',
  'row',
  'part',
  'show',
  'exception',
  'advice',
  'handover',
] as const;

/** The choices that open one row. */
export type RowChoice = Extract<AreaChoice, 'row' | 'exception' | 'advice'>;

/** What an address says of the well that is open over its page: which one, and which one it is compared with. */
const wellParameters = { well: 'well', compared: 'wellBeside' } as const;

/** What belongs to one list's page: its name, what is chosen on it, how its list is shown, and the well open over it. */
const ofOneArea = [
  'area',
  ...areaChoices,
  ...Object.values(wellParameters),
  'sort',
  'hide',
  'group',
  'where',
  'saved',
] as const;

/** A choice that is made on a list's page and kept in its address. */
export type AreaChoice = (typeof areaChoices)[number];

/** The query of the dashboard's address without what belongs to one area's page. */
function withoutArea(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of ofOneArea) query.delete(name);
  return query;
}

/** Address of the dashboard opened at one area, with the filters of `search` kept: the same from every area. */
export function dashboardArea(area: InsightArea, search = ''): string {
  const query = withoutArea(search);
  query.append('area', area);
  return `${paths.dashboard}?${query.toString()}`;
}

/** What the query of an address says of a choice; null where it says nothing. */
export function areaChoiceOf(search: string, choice: AreaChoice): string | null {
  return new URLSearchParams(search).get(choice);
}

/** The query of an address with another choice, null for none. Another choice of rows closes the open one. */
export function withAreaChoice(search: string, choice: AreaChoice, value: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('row');
  query.delete('exception');
  query.delete('advice');
  if (value === null) query.delete(choice);
  else query.set(choice, value);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The area that the query of the dashboard's address opens; null for all of them. */
export function areaOf(search: string): InsightArea | null {
  const named = new URLSearchParams(search).get('area');
  return insightAreas.find((area) => area === named) ?? null;
}

/** Names what an address shows in place of its page's first view: an area, a part of the report, a hand-over; empty for none. */
export function viewOf(search: string): string {
  const query = new URLSearchParams(search);
  const named = (name: AreaChoice) => query.get(name) ?? '';
  return [areaOf(search) ?? '', named('part'), named('handover')].join(' ').trim();
}

/** Address of the dashboard with all areas, with the filters of `search` kept. */
export function dashboardWithoutArea(search: string): string {
  const text = withoutArea(search).toString();
  return text ? `${paths.dashboard}?${text}` : paths.dashboard;
}

/** The well that is open over a page, and the one that it is compared with; null for none. */
export interface OpenWell {
  readonly well: string | null;
  readonly compared: string | null;
}

/** What the query of an address says of the well that is open over its page. */
export function openWellOf(search: string): OpenWell {
  const query = new URLSearchParams(search);
  const well = query.get(wellParameters.well) || null;
  const compared = query.get(wellParameters.compared) || null;
  return { well, compared: well === null || compared === well ? null : compared };
}

/** The query of an address with another well open over its page, null for none; what else stands in it stays. */
export function withOpenWell(search: string, { well, compared }: OpenWell): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(wellParameters)) query.delete(name);
  if (well !== null) query.set(wellParameters.well, well);
  if (well !== null && compared !== null && compared !== well) query.set(wellParameters.compared, compared);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Whether the query of an address shows its page alone and as large as it can be: for a screen on a wall. */
export function isWallView(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'wall';
}

/** The query of an address with the wall view on or off; what else stands in it stays. */
export function withWallView(search: string, on: boolean): string {
  const query = new URLSearchParams(search);
  if (on) query.set('view', 'wall');
  else query.delete('view');
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Address of the exception report, with the filters of `search` kept. */
export function exceptionReport(search = ''): string {
  const text = withoutArea(search).toString();
  return text ? `${paths.exceptionReport}?${text}` : paths.exceptionReport;
}

/** Address of the exception report's standing losses, with the filters of `search` kept. */
export function standingLosses(search = ''): string {
  return `${paths.exceptionReport}${withAreaChoice(withoutArea(search).toString(), 'show', 'standing')}`;
}

/** Address of the optimization dashboard, with the filters of `search` kept. */
export function optimizationDashboard(search = ''): string {
  const text = withoutArea(search).toString();
  return text ? `${paths.optimizationDashboard}?${text}` : paths.optimizationDashboard;
}

/** The hand-over that is not confirmed yet, as addresses name it. */
export const currentHandover = 'current';

/** Address of a hand-over of a shift, with the filters of `search` kept. @default the one that is not confirmed yet */
export function shiftHandover(search = '', id = currentHandover): string {
  const query = new URLSearchParams(withoutArea(search));
  query.set('handover', id);
  return `${paths.exceptionReport}?${query.toString().replaceAll('%2C', ',')}`;
}

/** Address of the exception report with one event open. */
export function exceptionEvent(id: string): string {
  return `${paths.exceptionReport}?${new URLSearchParams({ exception: id }).toString()}`;
}

/** Address of Change Points with the details of one change open. */
export function changeDetails(id: string): string {
  return `${dashboardArea('changePoints')}&${new URLSearchParams({ row: id }).toString()}`;
}

/** Address of a list's page, with the filters of `search` kept. */
export function listPage(list: ListName, search = ''): string {
  if (list === 'exceptions') return exceptionReport(search);
  return list === 'advice' ? optimizationDashboard(search) : dashboardArea(list, search);
}

/** Address of a page of the settings. @default the preferences */
export function settingsTab(
  tab: 'preferences' | 'profile' | 'security' | 'notifications' = 'preferences',
): string {
  return tab === 'preferences' ? paths.settings : `${paths.settings}?tab=${tab}`;
}

/** Address of a part of the administration. @default people */
export function administrationTab(
  tab: 'people' | 'applications' | 'keys' | 'causes' | 'mail' | 'audit' = 'people',
): string {
  return tab === 'people' ? paths.administration : `${paths.administration}?tab=${tab}`;
}

/** Address of the results for what the user searched. */
export function searchResultsFor(query: string): string {
  return `${paths.searchResults}?${new URLSearchParams({ q: query.trim() }).toString()}`;
}

/** Which wells of the newest production day a list shows: all that it counts, those of a state, or with open exceptions. */
export const dayLists = ['wells', 'up', 'down', 'silent', 'exceptions'] as const;

/** One of {@link dayLists}. */
export type DayList = (typeof dayLists)[number];

/** The list of the day's wells that the query of an address opens; null for none. */
export function dayListOf(search: string): DayList | null {
  const named = new URLSearchParams(search).get('day');
  return dayLists.find((list) => list === named) ?? null;
}

/** The query of an address with a list of the day's wells open, or none; what else stands in it stays. */
export function withDayList(search: string, list: DayList | null): string {
  const query = new URLSearchParams(search);
  if (list) query.set('day', list);
  else query.delete('day');
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Address of the dashboard with a list of the day's wells open, the filters of `search` kept. */
export function dashboardDayList(list: DayList, search: string): string {
  return `${paths.dashboard}${withDayList(search, list)}`;
}

/** The page of news, at one piece. */
export function newsItem(id: string): string {
  return `${paths.news}?${new URLSearchParams({ item: id }).toString()}`;
}

const textAround = /[\s.,;:!?'"<>()[\]{}»”]/;

/** What a link says, without what mail programs take into it from the text around it. */
export function withoutTextAround(value: string): string {
  let end = value.length;
  while (textAround.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}
