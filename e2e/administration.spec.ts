import { readFile } from 'node:fs/promises';
import { administrationTab } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, enterEmail, enterPassword, openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { resetLink } from './identity-provider.ts';

const admin = 'admin@cnx.example';
/** What the invited person chooses. */
const chosen = 'Harbour+Crane8';

test('an administrator invites a person, who chooses a password, and takes the access away again', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 40\d/);
  const account = await copyAccount(admin);
  const invited = account.replace('admin', 'invited');
  await openSignedIn(page, paths.apps, account);
  await page.getByRole('link', { name: 'Administration' }).first().click();
  await expect(page).toHaveURL(paths.administration);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email').fill(invited);
  await dialog.getByLabel('First name').fill('Noor');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const origin = new URL(page.url()).origin;
  const link = await resetLink(browser, origin, invited);
  const context = await browser.newContext({ baseURL: origin });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await other.getByLabel('New password', { exact: true }).fill(chosen);
  await other.getByLabel('Confirm new password', { exact: true }).fill(chosen);
  await other.getByRole('button', { name: 'Update password' }).click();
  await expect(other).toHaveURL(`${origin}/`);
  await enterEmail(other, invited);
  await enterPassword(other, chosen);
  await expect(other).toHaveURL(/\/dashboard/);

  const again = await context.newPage();
  await again.goto(link);
  await again.getByLabel('New password', { exact: true }).fill('Another+Crane9');
  await again.getByLabel('Confirm new password', { exact: true }).fill('Another+Crane9');
  await again.getByRole('button', { name: 'Update password' }).click();
  await expect(again.getByText('This invitation is no longer valid.')).toBeVisible();
  await again.close();

  await page.reload();
  await page.getByLabel('Name or email').fill(invited);
  const row = page.getByRole('row', { name: new RegExp(invited) });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.click();
  const person = page.getByRole('dialog', { name: 'Noor' });
  await expect(person.getByText('Open sessions')).toBeVisible();
  await expectAccessible(page);
  await person.getByRole('button', { name: 'Take access away' }).click();
  const asked = page.getByRole('dialog', { name: 'Take access away from Noor?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Take access away' }).click();
  await expect(person.getByRole('button', { name: 'Give access back' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(`${origin}/`);
  await context.close();

  await person.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(administrationTab('audit'));
  await page.getByLabel('Name or email').fill(invited);
  await expect(page.getByText('Action: access taken away')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(invited);
});
