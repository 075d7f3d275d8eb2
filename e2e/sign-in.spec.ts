import { signIn } from '../apps/portal/src/i18n/fr/sign-in.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';

const engineer = 'engineer@cnx.example';

test('the form refuses what cannot be right, shows a password when asked, and forgets it on the way back', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  await page.goto('/');
  await enterEmail(page, 'not an address');
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await enterEmail(page, engineer);
  await enterPassword(page, '   ');
  await expect(page.getByText('Password cannot be empty.')).toBeVisible();
  expect(sent.filter((url) => url.includes('ValidateEmailAndPassword'))).toEqual([]);

  const field = page.getByLabel('Password', { exact: true });
  await field.fill('seen');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(
    await page.evaluate(() => [sessionStorage.getItem('userData'), localStorage.getItem('userData')]),
  ).toEqual([null, null]);
  await enterEmail(page, engineer);
  await expect(field).toHaveValue('');
});

test('the dashboard is prepared behind the form, out of reach and without a call, and a wrong password leaves it there', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 401/);
  await page.goto('/');
  await enterEmail(page, await copyAccount(engineer));
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await field.pressSequentially('Wrong#2026');
  const heading = page.locator('h1', { hasText: /^Dashboard$/ });
  await expect(heading).toBeAttached();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Wrong#2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(field).toBeFocused();
  const selected = await field.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(selected).toEqual([0, 'Wrong#2026'.length]);
  await expect(heading).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/Log in|Login/);
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls).toEqual(['/api/CNXAuth/ValidateEmailAndPassword']);
  await enterPassword(page, password);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('everything is done with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(engineer);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('signing out shows the text, clears what was stored and ends the session on the server', async ({
  page,
}) => {
  await openSignedIn(page, paths.apps, engineer);
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('TokenPackage') ?? '{}') as { id_token?: string }).id_token,
  );
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const left = await page.evaluate(() =>
    ['userData', 'TokenPackage', 'sessionExpiration'].flatMap((key) => [
      sessionStorage.getItem(key),
      localStorage.getItem(key),
    ]),
  );
  expect(left.every((value) => value === null)).toBe(true);
  const answer = await page.request.get('/api/ExceptionReport/GetFields', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
  expect(await answer.text()).toBe('Session timedout. Please relogin.');
});

test('what is typed before the script arrives is kept, and neither an early language nor an early Next is lost', async ({
  page,
}) => {
  const { release } = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially(engineer);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(engineer);
  release();
  await expect(page.getByLabel(signIn.password, { exact: true })).toBeFocused();
});
