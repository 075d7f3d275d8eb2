import type { Locator, Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword, password } from './accounts.ts';
import { askDatabaseAt } from './database.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import {
  fields,
  morning,
  reported,
  startMorning,
  stepMade,
  wellsOf,
  type MorningSystem,
} from './morning-data.ts';

const engineer = 'engineer@cnx.example';
const halfWritten = 'The drive was set back because';

const list = (page: Page) => page.getByRole('region', { name: /\d events?$/ });
const panel = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('article', { name: /^Exception / }) });
const comment = (within: Page | Locator) => within.getByRole('textbox', { name: /^Comment/ });

/** How a user works: everything below is done by one of them alone. */
interface Hands {
  press(control: Locator): Promise<void>;
  /** Opens the event of a row. */
  open(row: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** @param typed What finds the option. */
  choose(combobox: Locator, typed: string, option: RegExp | string): Promise<void>;
  /** Of a native list. */
  pick(select: Locator, option: string): Promise<void>;
}

const handsOf: Record<keyof typeof fields, (page: Page) => Hands> = {
  pointer: (page) => ({
    press: (control) => control.click(),
    // Beside the name, which leads to the well.
    open: (row) => row.getByRole('cell', { name: 'Production drop' }).click(),
    write: (field, text) => field.fill(text),
    async choose(combobox, _, option) {
      await combobox.click();
      await page.getByRole('option', { name: option }).click();
    },
    async pick(select, option) {
      await select.selectOption(option);
    },
  }),
  keyboard: (page) => ({
    async press(control) {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    async open(row) {
      await page.keyboard.press('j');
      await expect(row.getByRole('link', { name: /^Details of / })).toBeFocused();
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async choose(combobox, typed, option) {
      await tabTo(page, combobox);
      await page.keyboard.type(typed);
      await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(option);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    async pick(select, option) {
      await tabTo(page, select);
      await page.keyboard.type(option);
    },
  }),
};

// The engineer sits where the field is.
test.use({ timezoneId: 'Europe/Oslo' });

test.describe('half past six, with a link to one field since yesterday', () => {
  // One worker, one system; what is planned in the morning is made and reported in the days after.
  test.describe.configure({ mode: 'serial' });

  let system: MorningSystem;

  test.beforeAll(async () => {
    system = await startMorning();
  });

  test.afterAll(() => system.stop());

  for (const way of ['pointer', 'keyboard'] as const) {
    test(`the engineer finds, understands, gives away, plans a step against and comments on the drop by ${way}`, async ({
      page,
      browser,
    }) => {
      const field = fields[way];
      const { fallen, tested, quiet } = wellsOf(field);
      const hands = handsOf[way](page);
      const link = await shareLink(await browser.newPage(), system, field);

      // A production engineer opens a shared link "My field, since yesterday".
      await page.setViewportSize({ width: 1800, height: 1000 });
      await page.clock.install({ time: morning });
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await hands.write(page.getByRole('textbox', { name: 'Email' }), engineer);
      await page.keyboard.press('Enter');
      await hands.write(page.getByLabel('Password', { exact: true }), password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/exception-report\?/);
      await expect(page).toHaveURL(/span=1d/);
      await expect(page.getByRole('button', { name: 'Yesterday' })).toBeVisible();

      // The page shows the data's age and zone.
      const head = page.getByRole('heading', { level: 1 }).locator('../..');
      await expect(head).toContainText(/Mar 11, 2026/);
      await expect(page.getByText(/06:00 (?:CET|GMT\+1) · 3\d min/).first()).toBeVisible();

      // Two high drops: one carries "planned well test" and is gray, one is red with -38 %.
      // A row of the table, of two lines beside an open event.
      const ofAnyForm = list(page).getByRole('row').or(list(page).getByRole('listitem'));
      const row = ofAnyForm.filter({ hasText: fallen });
      await expect(row).toContainText('Production drop');
      await expect(row).toContainText(/−38\s*%/);
      await expect(row).toContainText('High');
      await expect(row).toContainText(/Frequency, \d+\s*% sure · 48 to 44\s*Hz, Mar 9/);
      await expect(list(page)).not.toContainText(tested);
      await expect(list(page)).not.toContainText(quiet);
      const planned = page.getByRole('region', { name: 'Planned work' });
      await expect(planned).toContainText(tested);
      await expect(planned).toContainText('Planned well test');

      // She opens it, sees evidence.
      await hands.open(row);
      await expect(panel(page)).toHaveAccessibleName(fallen);
      await expect(panel(page)).toContainText(/Frequency changed: 48\s+to\s+44\s*Hz,\s*Mar\s*9,\s*22:10/);
      await expect(panel(page).getByRole('figure').first()).toBeVisible();
      const working = panel(page).getByRole('table', { name: 'Step by step' }).first();
      await expect(working.getByRole('row', { name: /^Severity score/ })).toBeVisible();

      // She assigns it.
      await hands.press(panel(page).getByRole('button', { name: 'Assign', exact: true }));
      const assign = page.getByRole('menuitem', { name: /^Assign to someone else …/ });
      if (way === 'keyboard') {
        await expect(page.getByRole('menuitem').first()).toBeFocused();
        await page.keyboard.press('End');
        await expect(assign).toBeFocused();
        await page.keyboard.press('Enter');
      } else {
        await assign.click();
      }
      const dialog = page.getByRole('dialog', { name: 'Assign' });
      await hands.choose(dialog.getByRole('combobox', { name: /Who looks into it/ }), 'Me', /^Me \(/);
      await hands.press(dialog.getByRole('button', { name: 'Assign' }));
      await expect(dialog).toBeHidden();
      await expect(row).toContainText('Assigned');
      const [stored] = await askDatabaseAt<{ status: string; email: string }>(
        system.databaseUrl,
        `select found.status, person.email from production_drop_exception as found
         join app_user as person on person.id = found.assignee_id
         join well on well.id = found.well_id where well.name = $1 and found.status = 'assigned'`,
        [fallen],
      );
      expect(stored).toEqual({ status: 'assigned', email: engineer });

      // She adds a 1 Hz step to the schedule, and comes back.
      const event = page.url();
      await planStep(page, hands, fallen);
      while (page.url() !== event) await page.goBack();
      await expect(panel(page)).toHaveAccessibleName(fallen);

      // At 07:05 she locks the tablet; at 07:40 the warning came and the session ended.
      await hands.write(comment(panel(page)), halfWritten);
      const address = page.url();
      await page.clock.fastForward('23:05');
      await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
      await page.clock.fastForward('11:55');
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();

      // She signs in again and is on the same row with her half-written comment.
      await enterEmail(page, engineer);
      await enterPassword(page, password);
      await expect(page).toHaveURL(address);
      await expect(panel(page)).toHaveAccessibleName(fallen);
      await expect(comment(panel(page))).toHaveValue(halfWritten);
    });
  }

  test('the portal starts tracking the steps once they are made, by pointer and by keyboard', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const ways = ['pointer', 'keyboard'] as const;
    await page.clock.install({ time: stepMade });
    await system.at(stepMade, async (origin) => {
      await page.goto(`${origin}${dashboardArea('schedule', '')}`);
      await enterEmail(page, engineer);
      await enterPassword(page, password);
      for (const way of ways) await closeStep(page, handsOf[way](page), wellsOf(fields[way]).fallen);
      // What the page still asks for belongs to a backend that ends.
      await page.goto('about:blank');
    });
    await system.report();
    await page.clock.setSystemTime(reported);
    await system.at(reported, async (origin) => {
      await page.goto(`${origin}${paths.optimizationDashboard}?span=30d`);
      await enterEmail(page, engineer);
      await enterPassword(page, password);
      const tracked = page.getByRole('region', { name: 'What came of steps' });
      for (const way of ways) {
        const row = tracked.getByRole('row', { name: new RegExp(`^${wellsOf(fields[way]).fallen} Mar 13`) });
        await expect(row).toContainText(/44\.0 → 45\.0\sHz/);
        // The pump was slowed down three days before: too few to compare with.
        await expect(row).toContainText('too few steady days before or after it');
      }
      await page.goto('about:blank');
    });
  });
});

const schedulePanel = (page: Page, button: string) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
    .last();

/** Goes to the schedule and plans a step of 1 Hz for the next morning. */
async function planStep(page: Page, hands: Hands, well: string): Promise<void> {
  await hands.press(
    page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Dashboard', exact: true }),
  );
  await hands.press(page.getByRole('link', { name: 'Show all: Schedule' }));
  await hands.press(page.getByRole('button', { name: 'Plan work' }));
  const dialog = page.getByRole('dialog', { name: 'Plan work' });
  await hands.choose(dialog.getByRole('combobox', { name: /^Well/ }), well, well);
  await hands.pick(dialog.getByRole('combobox', { name: 'Activity' }), 'Frequency step');
  await hands.write(dialog.getByRole('textbox', { name: /^Title/ }), 'One hertz back');
  await hands.write(dialog.getByRole('spinbutton', { name: /^Frequency to set/ }), '45');
  await hands.press(dialog.getByRole('button', { name: 'Plan work' }));
  await expect(page.getByText('Planned.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await hands.press(
    page.getByRole('link', { name: new RegExp(String.raw`^Details of .*${well}\b`) }).first(),
  );
  await expect(schedulePanel(page, 'Confirm')).toContainText(/44\.0 → 45\.0\sHz/);
}

/** Closes the step of a well, which was made. */
async function closeStep(page: Page, hands: Hands, well: string): Promise<void> {
  await hands.press(
    page.getByRole('link', { name: new RegExp(String.raw`^Details of .*${well}\b`) }).first(),
  );
  const panel = schedulePanel(page, 'Done');
  await expect(panel).toContainText(/44\.0 → 45\.0\sHz/);
  await hands.press(panel.getByRole('button', { name: 'Done', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Close as done' });
  await expect(dialog.getByRole('spinbutton', { name: /Frequency set/ })).toHaveValue('45');
  await expect(dialog.getByText(/the step is tracked from then on/)).toBeVisible();
  await hands.press(dialog.getByRole('button', { name: 'Close as done' }));
  await expect(dialog).toBeHidden();
  // The details lie over the page.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Change this activity' })).toHaveCount(0);
}

/** A colleague chooses the field and yesterday, and copies the link. */
async function shareLink(page: Page, { origin, databaseUrl }: MorningSystem, field: string): Promise<string> {
  const [found] = await askDatabaseAt<{ id: string }>(databaseUrl, 'select id from field where name = $1', [
    field,
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.clock.install({ time: morning });
  await page.goto(`${origin}/`);
  await enterEmail(page, 'admin@cnx.example');
  await enterPassword(page, password);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${origin}${paths.exceptionReport}?fieldIds=${found!.id}&span=1d`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.context().close();
  return link;
}
