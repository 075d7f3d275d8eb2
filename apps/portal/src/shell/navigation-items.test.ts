import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { navigationItems } from './navigation-items.tsx';

const t = ((key: string) => key) as unknown as TFunction<'portal'>;
const hrefsOn = (pathname: string, search: string) =>
  Object.fromEntries(
    navigationItems(t, { pathname, search }, 1, () => true).flatMap(({ id, href, items = [] }) =>
      [{ id, href }, ...items].map((entry) => [entry.id, entry.href] as const),
    ),
  );

it('keeps the filters of the page in the entries of pages that have filters, and nothing else of its address', () => {
  const hrefs = hrefsOn('/dashboard', '?fieldIds=f-1,f-2&span=30d&area=schedule&row=7&well=w-3');
  expect(hrefs).toMatchObject({
    insights: '/dashboard?fieldIds=f-1,f-2&span=30d',
    dashboard: '/dashboard?fieldIds=f-1,f-2&span=30d',
    exceptionReport: '/dashboard/exception-report?fieldIds=f-1,f-2&span=30d',
    statistics: '/dashboard/statistics?fieldIds=f-1,f-2&span=30d',
    import: '/dashboard/import',
    administration: '/administration',
  });
});

it('names pages alone where nothing is filtered', () => {
  expect(hrefsOn('/dashboard', '?area=schedule')['statistics']).toBe('/dashboard/statistics');
});
