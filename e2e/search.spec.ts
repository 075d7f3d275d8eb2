import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { anyWell, askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';
import { texts } from './texts.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'All Results' });

test('a name typed into the header is suggested, and Enter lists all that it finds', async ({ page }) => {
  const { id, name, field: place } = await anyWell();
  await openSignedIn(page, paths.apps);
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
  // The way to all results names what was typed too.
  await expect(suggestion).toContainText(place);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?wellIds=${id}$`));
});

test('results are shown by kind and page by page, in an address that lasts', async ({ page }) => {
  const { name } = await anyWell();
  const prefix = name.slice(0, name.indexOf('-'));
  await openSignedIn(page, `/search-results?q=${prefix}`);
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
  await follow(page, `/search-results?q=${prefix}&kind=well&page=${last + 5}`);
  await expect(summary).toHaveText(`Showing ${(last - 1) * 20 + 1} to ${count} of ${count} results`);
  await follow(page, '/search-results?q=%25%25');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(summary).toHaveText('Showing 0 to 0 of 0 results');
});

test('the palette is opened, used and left by keys alone, and answers a well’s name with its figure', async ({
  page,
}) => {
  const { id, name } = await anyWell();
  await openSignedIn(page, paths.apps);
  await expect(page.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible();
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

test('a term is found with what it means, and the help opens at it', async ({ page }) => {
  await openSignedIn(page, `/search-results?${new URLSearchParams({ q: 'water cut' }).toString()}`);
  const { name, text } = texts.en.terms.waterCut;
  const term = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await term.getByRole('button', { name, exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('tab', { name: texts.en.help.terms, selected: true })).toBeVisible();
  await expect(help.getByText(text)).toBeInViewport();
  await help.getByRole('tab', { name: texts.en.help.keys }).click();
  await expect(help.getByText('Show this help')).toBeVisible();
});

test('a hostile text is a text', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>' or 1=1 -- "%_\\`;
  await openSignedIn(
    page,
    `/search-results?${new URLSearchParams({ q: hostile + 'x'.repeat(3000) }).toString()}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.getByText('Showing 0 to 0 of 0 results')).toBeVisible();
});

test('what is typed into the header ends with its page, and the results hold what was searched', async ({
  page,
}) => {
  await openSignedIn(page, paths.apps);
  await field(page).fill('zzqqxx');
  await follow(page, '/search-results?q=zzqqxx');
  await expect(field(page)).toHaveValue('zzqqxx');
  // The page's own field is for phones.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('half');
  await page.getByRole('link', { name: 'My Apps' }).click();
  await expect(page).toHaveURL(/\/apps$/);
  await expect(field(page)).toHaveValue('');
  await field(page).fill('half');
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('half');
  await page.goto('/news');
  await expect(field(page)).toHaveValue('');
  await page.goto('/apps');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('half');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('a name with wrong letters leads to the field or well, and its suggestions end with all results', async ({
  page,
}) => {
  await openSignedIn(page, paths.apps);
  for (const [text, name] of [
    ['orseng', 'Orsolane'],
    ['sundrft', 'Sundrift'],
  ] as const) {
    await follow(page, `/search-results?q=${text}`);
    await expect(page.getByText(`Results like “${text}”`)).toBeVisible();
    await expect(results(page).getByRole('listitem').first().getByRole('link')).toHaveText(name);
  }
  await follow(page, '/search-results?q=sun%20a5');
  await expect(results(page).getByRole('listitem').first().getByRole('link')).toHaveText('SUN-A-05');
  await field(page).fill('ors');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.filter({ hasText: 'Orsolane' }).first()).toBeVisible();
  const all = options.last();
  await expect(all).toHaveText(/^All [\d,]+ results for “ors”$/);
  const [, number] = /([\d,]+)/.exec(await all.innerText())!;
  await all.click();
  await expect(page.getByText(`of ${number} results`)).toBeVisible();
});

test('a text that finds nothing says so where suggestions would be, and offers no results', async ({
  page,
}) => {
  await openSignedIn(page, paths.apps);
  await field(page).pressSequentially('zzqqxx');
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toHaveText('No matches for “zzqqxx”');
  await expect(search.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill('zzqqxx');
  await expect(palette(page).getByText('No matches for “zzqqxx”.')).toBeVisible();
  await expect(palette(page).getByRole('option')).toHaveCount(0);
});

test('changes of a well are told apart by their figures, in all three places', async ({ page }) => {
  const [well] = (await askDatabase(
    `select well.name from change_point as found join well on well.id = found.well_id
     where found.variable = 'oilRate' and found.sensitivity = 'medium' and not found.provisional
     group by well.name having count(*) > 1 order by well.name limit 1`,
    [],
  )) as { name: string }[];
  const { name } = well!;
  const shown = new RegExp(`^${name}, Change · Oil rate [\\d.,]+ → [\\d.,]+\\sSm³/d \\([−+]\\d+\\s%\\)`);
  await openSignedIn(page, `/search-results?q=${name}%20oil&kind=changePoint`);
  await expect(page.getByRole('main').getByRole('link', { name: shown }).first()).toBeVisible();
  await field(page).fill(`${name} oil `);
  const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: shown });
  await expect(suggested.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(`${name} oil`);
  await expect(palette(page).getByRole('option', { name: shown }).first()).toBeVisible();
});

test('a well with an open exception shows it above its work, in the palette with two pieces of work at most', async ({
  page,
}) => {
  const [well] = (await askDatabase(
    `select well.name from production_drop_exception as found join well on well.id = found.well_id
     where found.ended_day is null and found.status = 'new'
       and (select count(*) from schedule_entry as entry where entry.well_id = well.id) > 2
     order by found.day desc limit 1`,
    [],
  )) as { name: string }[];
  const { name } = well!;
  await openSignedIn(page, `/search-results?q=${name}`);
  const rows = results(page).getByRole('listitem');
  await expect(rows.first()).toContainText('Open exception');
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', /exception/);
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(name);
  await expect(
    palette(page).getByRole('group', { name: 'Exceptions' }).getByRole('option').first(),
  ).toBeVisible();
  const work = palette(page).getByRole('group', { name: 'Schedule' }).getByRole('option');
  await expect(work.last()).toHaveText(`All scheduled work for “${name}”`);
  await expect(work).toHaveCount(3);
  await expect(work.first()).toContainText(/\d{4} · \w/);
});

test('on the narrowest phones the palette keeps the name of a well whole, its value in the row, and a way to close', async ({
  page,
}) => {
  const { name } = await anyWell();
  await openSignedIn(page, paths.apps);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    // The key does nothing while the palette before is on its way out.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(palette(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await palette(page).getByRole('combobox').fill(name);
    const first = palette(page).getByRole('option').first();
    await expect(first).toContainText(/[\d,.]+\sSm³\/d/);
    const fits = await first.evaluate((option, text) => {
      const { left, right, height } = option.getBoundingClientRect();
      const label = option.querySelector(`[title="${text}"]`)!;
      const parts = [...option.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      return {
        isWhole: label.scrollWidth <= label.clientWidth && label.clientHeight < 30,
        isInside: parts.every((part) => part.width <= 1 || (part.left >= left && part.right <= right)),
        isTall: height >= 44,
      };
    }, name);
    expect(fits, String(width)).toEqual({ isWhole: true, isInside: true, isTall: true });
    await palette(page).getByRole('button', { name: 'Close' }).click();
    await expect(palette(page)).toBeHidden();
  }
});
