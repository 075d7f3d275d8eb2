import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const advice = 'main a[href*="advice="]';
const allDays = `${paths.optimizationDashboard}?days=90&rows=all`;

test('advice is ranked by energy and opened beside its list, and its address opens it again', async ({
  page,
}) => {
  await openSignedIn(page, allDays);
  await expect(page.locator(advice).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Energy', exact: true }).click();
  await expect(page).toHaveURL(/sort=power/);
  await page.locator(advice).first().click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(panel.getByRole('heading', { name: 'Guard rails' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Pump now' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
