import { expect, type Page } from 'playwright/test';

/** The titles of the dashboard's areas. */
export const areas = [
  'Change Points',
  'Production Optimization',
  'Deferred Production',
  'Schedule',
  'Sustainable Production',
];

/** The figure of a tile as a number. */
export async function figure(page: Page, label: string | RegExp): Promise<number> {
  const tile = page.getByRole('group', { name: label });
  // The label is the first paragraph; its days may follow it, then the figure.
  const paragraph = tile
    .getByRole('paragraph')
    .filter({ hasText: /^[−\d]/, hasNotText: / days |nothing now/ })
    .first();
  await expect(paragraph).toBeVisible();
  return Number.parseFloat((await paragraph.innerText()).replaceAll(',', '').replace('−', '-'));
}

/** The last day of the window that the page says it shows, `2026-02-28`. */
export async function lastDayShown(page: Page): Promise<string> {
  const days = page.getByRole('region', { name: 'Filters' });
  const window = / – (\w+ \d+, \d{4})/;
  await expect(days).toContainText(window);
  const [, day = ''] = window.exec(await days.innerText()) ?? [];
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}
