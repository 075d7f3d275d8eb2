import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** A call of data, the page that makes it, and what that page says where the call fails. */
interface DataCall {
  readonly path: string;
  readonly page: string;
  readonly text: string;
}

const report = 'Failed to fetch exception report data';
const optimization = `${paths.optimizationDashboard}?span=90d&rows=all`;

/** The calls that fill pages, each as the specification names it and its failure. */
const calls: readonly DataCall[] = [
  ...(
    [
      ['Dashboard/GetDeferredProductionInfo', 'Failed to fetch deferred production info'],
      ['Dashboard/GetProductionOptimizationInfo', 'Failed to fetch production optimization info'],
      ['Dashboard/GetScheduleInfo', 'Failed to fetch schedule info'],
      ['Dashboard/GetSustainableProductionInfo', 'Failed to fetch sustainable production data'],
    ] as const
  ).map(([path, text]) => ({ path, text, page: paths.dashboard })),
  ...(
    [
      ['ExceptionReport/GetChangeDetectionStatistics', 'Failed to fetch Change Detection Statistics'],
      ['ExceptionReport/GetGasInterfaceExceptionReportInfo', report],
      ['ExceptionReport/GetHighProductionDropExceptionReportInfo', report],
    ] as const
  ).map(([path, text]) => ({ path, text, page: paths.exceptionReport })),
  ...(
    [
      ['OptimizationDashboard/GetFrequencyChangeInfo', 'Failed to fetch frequency change info'],
      [
        'OptimizationDashboard/GetTrackedFrequencyChangeInfo',
        'Failed to fetch tracked frequency change info',
      ],
      ['OptimizationDashboard/GetFrequencyInfo', 'Failed to fetch frequency info'],
    ] as const
  ).map(([path, text]) => ({ path, text, page: optimization })),
];

/** The lists to choose from, by the name of their button. */
const lists = [
  ['Business units', 'GetBusinessUnits', 'Failed to fetch business units'],
  ['Areas', 'GetAreas', 'Failed to fetch areas'],
  ['Fields', 'GetFields', 'Failed to fetch fields'],
  ['Manufacturers', 'GetManufacturers', 'Failed to fetch manufacturers'],
  ['Well groups', 'GetWellGroups', 'Failed to fetch well groups'],
  ['Methods of production', 'GetMethodOfProductions', 'Failed to fetch methods of production'],
  ['Wells', 'GetWells', 'Failed to fetch wells'],
] as const;

/** Lets a call fail, and says whether it was made. */
async function letFail(page: Page, call: string): Promise<() => boolean> {
  let made = false;
  await page.route(new RegExp(String.raw`/api/${call}(\?|$)`), (route) => {
    made = true;
    return route.fulfill({ status: 500, json: { errors: [] } });
  });
  return () => made;
}

test('every call of data that the specification has is made by a page, which says in its own words that it failed while the rest lives', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  await openSignedIn(page, '/cnx-config.json');
  const main = page.getByRole('main');
  const texts = new Set(calls.map(({ text }) => text));

  for (const call of calls) {
    await test.step(call.path, async () => {
      const made = await letFail(page, call.path);
      await page.goto(call.page);
      await expect(main.getByText(call.text).first(), call.path).toBeVisible();
      expect(made(), call.path).toBe(true);
      for (const text of texts)
        if (text !== call.text)
          await expect(main.getByText(text), `${text} while ${call.path} fails`).toHaveCount(0);
      await page.unrouteAll();
    });
  }

  await test.step('notifications', async () => {
    const made = await letFail(page, 'Notification/GetNotificationsInfo');
    await page.goto(paths.apps);
    await expect(
      page.getByRole('button', { name: 'Notifications: Failed to fetch alarm data' }),
    ).toBeVisible();
    expect(made()).toBe(true);
    await page.unrouteAll();
  });

  // In two loads, so that beside each list that fails there is one that does not.
  for (const odd of [0, 1]) {
    await test.step(`lists to choose from, ${odd === 0 ? 'the first, third …' : 'the second, fourth …'}`, async () => {
      const fails = (place: number) => place % 2 === odd;
      for (const [place, [, call]] of lists.entries())
        if (fails(place)) await letFail(page, `ExceptionReport/${call}`);
      await page.goto(paths.dashboard);
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      for (const [place, [name, call, text]] of lists.entries()) {
        await page.getByRole('button', { name, exact: true }).click();
        if (fails(place)) await expect(page.getByText(text, { exact: true }), call).toBeVisible();
        else await expect(page.getByRole('listbox').getByRole('option').first(), call).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await page.unrouteAll();
    });
  }
});
