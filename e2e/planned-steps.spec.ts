import type { Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './accounts.ts';
import { systemTime } from './clock.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';

/** Open advice on the frequency of a pump at which nothing else is planned. */
interface FreeAdvice {
  readonly id: string;
  readonly well: string;
  readonly to: number;
}

/** Of wells at the end of the list by name: its begin is what other tests decide on. */
async function freeAdvice(): Promise<readonly [FreeAdvice, FreeAdvice, FreeAdvice]> {
  const rows = await askDatabase<FreeAdvice>(
    `select 'fa-' || substr(advice.id, 4) as id, well.name as well, advice.to_value as to
     from optimization_opportunity as advice join well on well.id = advice.well_id
     join pumped_model on pumped_model.well_id = well.id
     where advice.status = 'found' and advice.kind in ('frequencyUp', 'frequencyDown') and not exists (
       select from schedule_entry as entry where entry.well_id = well.id and entry.planned_end > $1::timestamptz - interval '30 days'
         and entry.status in ('planned', 'confirmed', 'inProgress', 'overdue'))
     order by well.name desc limit 3`,
    [systemTime()],
  );
  expect(rows).toHaveLength(3);
  return rows as [FreeAdvice, FreeAdvice, FreeAdvice];
}

const details = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('group', { name: 'Change this activity' }) })
    .last();

/** Plans work for the next morning on the schedule. @param setTo Hz of a step */
async function planWork(page: Page, well: string, activity: string, title: string, setTo?: number) {
  await page.getByRole('button', { name: 'Plan work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan work' });
  await dialog.getByRole('combobox', { name: /^Well/ }).fill(well);
  await page.getByRole('option', { name: well, exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Activity' }).selectOption(activity);
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  if (setTo !== undefined)
    await dialog.getByRole('spinbutton', { name: /^Frequency to set/ }).fill(setTo.toFixed(1));
  await dialog.getByRole('button', { name: 'Plan work' }).click();
  await expect(dialog).toBeHidden();
}

const openDetails = (page: Page, well: string) =>
  page
    .getByRole('link', { name: new RegExp(String.raw`^Details of .*${well}\b`) })
    .first()
    .click();

test('a step that does not keep the guard rails is confirmed with a reason alone, one that keeps them at once', async ({
  page,
}) => {
  const [far, near] = await freeAdvice();
  await openSignedIn(page, dashboardArea('schedule', ''));
  await planWork(page, far.well, 'Frequency step', 'All at once', far.to + 3);
  await openDetails(page, far.well);
  const panel = details(page);
  await expect(panel).toContainText('This step does not keep these guard rails:');
  // One step is at most 1 Hz.
  await expect(
    panel.getByRole('listitem').filter({ hasText: /^Step: \d\.\d+\sHz, limit 1\.00\sHz$/ }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm against guard rails' });
  await expect(dialog).toContainText('This step does not keep these guard rails:');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm against guard rails' }).click();
  await expect(dialog).toContainText('Say why it goes ahead: the reason stands in the history.');
  await dialog.getByRole('textbox', { name: /^Why it goes ahead/ }).fill('The new drive is tried');
  await dialog.getByRole('button', { name: 'Confirm against guard rails' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Confirmed.', { exact: true })).toBeVisible();
  await page.reload();
  const history = panel.getByRole('listitem').filter({ hasText: 'The new drive is tried' });
  await expect(history).toContainText('Confirmed');
  await expect(panel.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  // What was confirmed so stays marked.
  await expect(panel).toContainText('This step does not keep these guard rails:');

  await page.keyboard.press('Escape');
  await planWork(page, near.well, 'Frequency step', 'As advised', near.to);
  await openDetails(page, near.well);
  await expect(panel.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await expect(panel).not.toContainText('This step does not keep');
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Confirmed.', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});

test('advice names an inspection at its well, and the Accept dialog begins with a morning after it', async ({
  page,
}) => {
  const [, , advice] = await freeAdvice();
  await openSignedIn(page, dashboardArea('schedule', ''));
  await planWork(page, advice.well, 'Inspection', 'Wellhead valves');
  await page.goto(`${paths.optimizationDashboard}?span=90d&rows=all&advice=${advice.id}`);
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(panel.getByText(/^Wellhead valves: .+, Planned\.$/)).toBeVisible();
  const clear = panel.getByText(/^Set the step from .+ on: before, one spoils the other\.$/);
  const [, day] = /from (\w+ \d+)/.exec(await clear.innerText())!;
  await expect(
    panel
      .getByRole('region', { name: 'Guard rails' })
      .getByRole('row', { name: /^Planned work .*By its time/ }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
  const planned = panel.getByText(/^Accepted by .+ · Step planned for /);
  const [, made] = /planned for (\w+ \d+)/.exec(await planned.innerText())!;
  expect(Date.parse(`${made} 2000`)).toBeGreaterThanOrEqual(Date.parse(`${day} 2000`));
});

test('a form that is opened while the schedule still comes keeps what was typed', async ({ page }) => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/Dashboard/GetScheduleInfo*', async (route) => {
    await held;
    await route.continue();
  });
  await openSignedIn(page, dashboardArea('schedule', ''));
  await page.getByRole('button', { name: 'Plan work' }).click();
  const title = page.getByRole('dialog', { name: 'Plan work' }).getByRole('textbox', { name: /^Title/ });
  await title.fill('Half-written');
  const shown = page.waitForResponse('**/api/Dashboard/GetScheduleInfo*');
  answer();
  await shown;
  await expect(page.getByText(/^\d+ activities$/).first()).toBeAttached();
  await expect(title).toHaveValue('Half-written');
});
