import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import {
  companyDays,
  companyFiles,
  measuredFiles,
  type LaterStep,
} from '../apps/backend/test/support/pumped-company.ts';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword } from './accounts.ts';
import { firstMoment } from './clock.ts';
import { createDatabase, dropDatabase, systemDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { runCommand } from './morning-data.ts';
import { startSecondBackend } from './second-backend.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const email = 'ada@company.example';
const chosen = 'Harbour+Crane8';
const zone = ['--time-zone', 'UTC', '--day-start', '0'];

/** The day on which advice is accepted, the morning after, on which its step is made, and the one on which it is judged. */
const today = Math.floor(firstMoment.getTime() / dayMs);
const firstDay = today - companyDays;
const accepting = new Date(today * dayMs + 9 * hourMs);
const making = new Date(accepting.getTime() + dayMs);
const judging = new Date(accepting.getTime() + 27 * dayMs);

/** A company of its own whose clock the test moves: it is asked at several moments, and fed in between. */
async function companySystem() {
  const databaseUrl = await createDatabase(await systemDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'cnx-step-'));
  const settingsAt = (moment: Date) => ({
    ...{ DATABASE_URL: databaseUrl, CNX_DEMONSTRATION: 'off', CNX_IDP: 'off', CNX_NOW: moment.toISOString() },
  });
  return {
    settingsAt,
    async bring(moment: Date, files: readonly (readonly [string, readonly string[]])[]) {
      for (const [kind, lines] of files) {
        const file = path.join(folder, `${kind}.csv`);
        await writeFile(file, `${lines.join('\n')}\n`);
        const options = kind === 'production' ? zone : ['--kind', kind, '--field', 'Tern'];
        await runCommand('import', [...options, '--yes', '--strict', file], settingsAt(moment));
      }
    },
    /** Does something at a moment, at the origin of a backend whose clock begins there. */
    async at(page: Page, moment: Date, act: (origin: string) => Promise<void>) {
      const backend = await startSecondBackend(settingsAt(moment));
      try {
        await page.clock.setSystemTime(moment);
        await act(backend.origin);
        // What the page still asks for belongs to a backend that ends.
        await page.goto('about:blank');
      } finally {
        await backend.stop();
      }
    },
    async remove() {
      await dropDatabase(databaseUrl);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signInAt(page: Page, address: string) {
  await page.goto(address);
  await enterEmail(page, email);
  await enterPassword(page, chosen);
}

test('advice is accepted, stands on the schedule, is made, followed and proved, as days go by', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const company = await companySystem();
  const advised = { well: '', to: 0 };
  const setting = () => new RegExp(String.raw`→ ${advised.to.toFixed(1)}\sHz`);
  try {
    await company.bring(accepting, companyFiles({ firstDay }));
    await page.clock.install({ time: accepting });

    // Her first morning: advice of the company's own readings is accepted, by keyboard.
    await company.at(page, accepting, async (origin) => {
      const own = { ...company.settingsAt(accepting), CNX_PUBLIC_ORIGIN: origin };
      const printed = await runCommand('admin', ['create-administrator', '--email', email], own);
      await page.goto(/https?:\/\/\S+\/reset-password#\S+/.exec(printed)?.[0] ?? '');
      await page.getByLabel('New password', { exact: true }).fill(chosen);
      await page.getByLabel('Confirm new password', { exact: true }).fill(chosen);
      await page.getByRole('button', { name: 'Update password' }).click();
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await signInAt(page, `${origin}${paths.optimizationDashboard}`);
      await page.locator('main a[href*="advice=fa-"]').first().click();
      const panel = page.getByRole('article', { name: /^Advice / });
      const head = await panel.getByRole('heading', { name: /Hz/ }).innerText();
      const [, well, to] = /^(\S+) [\d.]+ → ([\d.]+)\s*Hz/.exec(head)!;
      Object.assign(advised, { well, to: Number(to) });
      await page.keyboard.press('a');
      const accept = page.getByRole('dialog', { name: 'Accept' });
      const how = accept.getByRole('textbox', { name: /^How the open checks are met/ });
      // What is missing gets the focus: the dialog may be longer than the window.
      await accept.getByRole('button', { name: 'Accept' }).press('Enter');
      await expect(how).toBeFocused();
      await how.fill('With the next round');
      await accept.getByRole('button', { name: 'Accept' }).press('Enter');
      await expect(panel.getByText(/^Accepted by .+ · Step planned for Oct 29/)).toBeVisible();
    });

    // The morning after: the schedule has the step, which is made and closed with its value.
    await company.at(page, making, async (origin) => {
      await signInAt(page, `${origin}${dashboardArea('schedule', '')}`);
      const list = page.getByRole('region', { name: /\d activit(y|ies)/ });
      await list
        .getByRole('link', { name: new RegExp(`^Details of .*${advised.well}`) })
        .first()
        .click();
      const panel = page
        .getByRole('region')
        .filter({ has: page.getByRole('button', { name: 'Done' }) })
        .last();
      await expect(panel).toContainText(setting());
      await panel.getByRole('button', { name: 'Done' }).click();
      const dialog = page.getByRole('dialog', { name: 'Close as done' });
      await dialog.getByRole('spinbutton', { name: /Frequency set/ }).fill(String(advised.to));
      await dialog.getByRole('button', { name: 'Close as done' }).click();
      await expect(page.getByText('Closed as done.', { exact: true })).toBeVisible();
    });

    // Days go by. The well answers; its reports are all that the portal has of it.
    const step: LaterStep = { well: advised.well, to: advised.to, day: companyDays + 1 + 9 / 24 };
    const measured = measuredFiles({ firstDay, from: companyDays, to: companyDays + 27, step });
    await company.bring(judging, [measured.production, measured.readings]);

    await company.at(page, judging, async (origin) => {
      await signInAt(page, `${origin}${paths.optimizationDashboard}?span=90d&rows=all`);
      const tracked = page.getByRole('region', { name: 'What came of steps' });
      const row = tracked.getByRole('row', { name: new RegExp(`^${advised.well} Oct 29`) });
      await expect(row).toContainText(setting());
      await expect(row).toContainText('Gain');
      await expect(
        page.getByText(/^Advice you took: \+\d+\sSm³ this month; [01] of 1 inside the range/),
      ).toBeVisible();
      const advice = page
        .getByRole('row')
        .filter({ has: page.locator('a[href*="advice=fa-"]'), hasText: setting() });
      await expect(advice.filter({ hasText: advised.well }).first()).toContainText('Proved');
    });
  } finally {
    await company.remove();
  }
});
