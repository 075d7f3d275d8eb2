import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { openSignedIn } from './accounts.ts';
import { systemTime } from './clock.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';

const hourMs = 3_600_000;

/** Plans work of a day on a well that has no other in the days around; the test takes it away again. */
async function planWork(): Promise<{ id: string; wellId: string; start: number }> {
  const id = `moved-${randomUUID()}`;
  const noon = Math.ceil(systemTime().getTime() / (24 * hourMs)) * 24 * hourMs + 60 * hourMs;
  const [well] = await askDatabase<{ wellId: string }>(
    `insert into schedule_entry (id, field_id, well_id, activity, title, planned_start, planned_end, status, owner,
       expected_deferred)
     select $1, field_id, id, 'chemical', 'Moved by a test', $2, $3, 'planned', 'A test', 0
     from well
     where flow_kind = 'production' and last_day is not null and not exists (
       select from schedule_entry as other where other.well_id = well.id)
     order by name limit 1
     returning well_id as "wellId"`,
    [id, new Date(noon), new Date(noon + 24 * hourMs)],
  );
  return { id, wellId: well!.wellId, start: noon };
}

const startOf = async (id: string) => {
  const [row] = await askDatabase<{ start: Date }>(
    'select planned_start as start from schedule_entry where id = $1',
    [id],
  );
  return row!.start.getTime();
};

async function openWork(page: Page, wellId: string) {
  await openSignedIn(page, dashboardArea('schedule', `?wellIds=${encodeURIComponent(wellId)}`));
  const bar = page.getByRole('figure').getByRole('button', { name: /Chemical treatment/ });
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  return bar;
}

test.describe('a bar of the schedule', () => {
  let work: Awaited<ReturnType<typeof planWork>>;
  test.beforeEach(async () => {
    work = await planWork();
  });
  test.afterEach(async () => {
    await askDatabase('delete from schedule_entry where id = $1', [work.id]);
  });

  test('is moved by the mouse to whole hours, and its move is taken back', async ({ page }) => {
    const bar = await openWork(page, work.wellId);
    const { x, y, width, height } = (await bar.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 1.5, y + height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    const moved = await startOf(work.id);
    expect(moved).toBeGreaterThan(work.start + 12 * hourMs);
    expect((moved - work.start) % hourMs).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back.', { exact: true })).toBeVisible();
    expect(await startOf(work.id)).toBe(work.start);
  });

  test('is moved by a day and two hours by keyboard alone, and left by Escape', async ({ page }) => {
    const bar = await openWork(page, work.wellId);
    const name = (await bar.getAttribute('aria-label')) ?? '';
    await bar.focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(bar).not.toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(bar).toHaveAccessibleName(name);
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    expect(await startOf(work.id)).toBe(work.start + 26 * hourMs);
    // The page shows it there again after a reload.
    await page.reload();
    await bar.scrollIntoViewIfNeeded();
    await expect(bar).not.toHaveAccessibleName(name);
  });
});
