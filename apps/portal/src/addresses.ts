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

/** Address of the dashboard opened at one area, with the filters of `search` kept: the same from every area. */
export function dashboardArea(area: InsightArea, search = ''): string {
  const query = new URLSearchParams(search);
  query.delete('area');
  query.append('area', area);
  return `${paths.dashboard}?${query.toString()}`;
}

/** The area that the query of the dashboard's address opens; null for all of them. */
export function areaOf(search: string): InsightArea | null {
  const named = new URLSearchParams(search).get('area');
  return insightAreas.find((area) => area === named) ?? null;
}

/** Address of the dashboard with all areas, with the filters of `search` kept. */
export function dashboardWithoutArea(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('area');
  const text = query.toString();
  return text ? `${paths.dashboard}?${text}` : paths.dashboard;
}

/** Address of a page of the settings. @default the preferences */
export function settingsTab(tab: 'preferences' | 'profile' | 'security' = 'preferences'): string {
  return tab === 'preferences' ? paths.settings : `${paths.settings}?tab=${tab}`;
}

/** Address of the results for what the user searched. */
export function searchResultsFor(query: string): string {
  return `${paths.searchResults}?${new URLSearchParams({ q: query.trim() }).toString()}`;
}
