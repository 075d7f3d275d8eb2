import { copyAccount, enterEmail, enterPassword, password, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';

test('an administrator signs in with email and password and lands on the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Welcome back! Please enter your details.')).toBeVisible();
  await enterEmail(page, 'admin@cnx.example');
  await enterPassword(page, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Change Points' }).first()).toBeVisible();
});

test('an address that cannot be one is refused at the field', async ({ page }) => {
  await page.goto('/');
  await enterEmail(page, 'not an address');
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('an inactive and an unknown account are shown as such', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 40\d/);
  for (const email of ['inactive@cnx.example', 'nobody@cnx.example']) {
    await page.goto('/');
    await enterEmail(page, email);
    await expect(page.getByText('User is not active or does not exist')).toBeVisible();
  }
});

test('a wrong password says so, and the field is focused with its text selected', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 401/);
  await page.goto('/');
  await enterEmail(page, await copyAccount('engineer@cnx.example'));
  await enterPassword(page, 'Wrong#2026');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(selected).toEqual([0, 'Wrong#2026'.length]);
  await enterPassword(page, password);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the dashboard is prepared behind the form, out of reach and without a call', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 401/);
  await page.goto('/');
  await enterEmail(page, await copyAccount('engineer@cnx.example'));
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
  await expect(heading).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/Log in|Login/);
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls).toEqual(['/api/CNXAuth/ValidateEmailAndPassword']);
});

test('an empty password is refused before anything is sent', async ({ page }) => {
  await page.goto('/');
  await enterEmail(page, 'engineer@cnx.example');
  await enterPassword(page, '   ');
  await expect(page.getByText('Password cannot be empty.')).toBeVisible();
});

test('Back clears the password and the stored user, and the email step is there again', async ({ page }) => {
  await page.goto('/');
  await enterEmail(page, 'engineer@cnx.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(
    await page.evaluate(() => [sessionStorage.getItem('userData'), localStorage.getItem('userData')]),
  ).toEqual([null, null]);
  await enterEmail(page, 'engineer@cnx.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/');
  await enterEmail(page, 'engineer@cnx.example');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('seen');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('everything is done with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('engineer@cnx.example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('signing out shows the text, clears what was stored and ends the session on the server', async ({
  page,
}) => {
  await signIn(page, 'engineer@cnx.example');
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

test('what is typed before the script arrives is kept and an early Next is not lost', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially('engineer@cnx.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('engineer@cnx.example');
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
