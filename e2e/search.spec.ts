import type { Page } from 'playwright/test';
import { anyWell } from './database.ts';
import { expect, test } from './fixtures.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const results = (page: Page) => page.getByRole('list', { name: 'All Results' });

test('a name typed into the header is suggested, and Enter lists all that it finds', async ({
  page,
  openSignedIn,
}) => {
  const { id, name } = await anyWell();
  await openSignedIn(page);
  await field(page).pressSequentially(name.toLowerCase().replaceAll('-', ' '));
  const suggestion = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(suggestion).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for');
  await expect(results(page).getByRole('listitem').first().getByRole('link')).toHaveText(name);
  await expect(results(page).locator('mark').first()).toBeVisible();
  await field(page).fill('');
  await field(page).pressSequentially(name);
  await expect(suggestion).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?wellIds=${id}$`));
});

test('results are shown by kind and page by page, in an address that lasts', async ({
  page,
  openSignedIn,
}) => {
  const { name } = await anyWell();
  const prefix = name.slice(0, name.indexOf('-'));
  await openSignedIn(page);
  await page.goto(`/search-results?q=${prefix}`);
  const summary = page.getByText(/^Showing \d+ to \d+ of [\d,]+ results$/);
  await expect(summary).toHaveText(/^Showing 1 to /);
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
  await kinds.getByRole('link', { name: 'Wells' }).click();
  await expect(page).toHaveURL(/kind=well$/);
  const count = Number(
    await kinds.getByRole('listitem').filter({ hasText: 'Wells' }).locator('span').textContent(),
  );
  await expect(summary).toHaveText(`Showing 1 to ${Math.min(20, count)} of ${count} results`);
  const last = Math.ceil(count / 20);
  await page.goto(`/search-results?q=${prefix}&kind=well&page=${last + 5}`);
  await expect(summary).toHaveText(`Showing ${(last - 1) * 20 + 1} to ${count} of ${count} results`);
  await page.goto('/search-results?q=%25%25');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(summary).toHaveText('Showing 0 to 0 of 0 results');
});

test('the palette is opened, used and left by keys alone, and answers a well’s name with its figure', async ({
  page,
  openSignedIn,
}) => {
  const { id, name } = await anyWell();
  await openSignedIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`${name} oil`);
  const first = palette(page).getByRole('option').first();
  await expect(first).toContainText(name);
  await expect(first).toContainText(/Oil, .*[\d,.]+\sSm³\/d/);
  await expect(first.locator('svg path').last()).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?wellIds=${id}$`));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exception rep');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('Exception report');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/exception-report$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zoom in');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('Zoom in and out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('a hostile text is a text', async ({ page, openSignedIn }) => {
  await openSignedIn(page);
  const hostile = `<img src=x onerror=alert(1)>' or 1=1 -- "%_\\`;
  await page.goto(`/search-results?${new URLSearchParams({ q: hostile + 'x'.repeat(3000) }).toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.getByText('Showing 0 to 0 of 0 results')).toBeVisible();
});
