import type { Page } from 'playwright/test';
import { passwordUpdatedRedirectMs } from '../apps/portal/src/limits.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, enterEmail, enterPassword, openSignedIn, password, signInByCall } from './accounts.ts';
import { installClock, stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';
import { newestMail, resetAtProvider, resetLink } from './identity-provider.ts';

const engineer = 'engineer@cnx.example';
const expiring = 'reset@cnx.example';
const corporate = 'sso.user@cnx.example';
/** Good, and not the one that the demonstration begins with. */
const another = 'Harbour+Crane7';

const loginForm = (page: Page) => page.getByRole('heading', { name: 'Log in' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fill(page: Page, current: string | null, next: string, confirm = next): Promise<void> {
  if (current !== null) await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(confirm);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update password' }).click();

async function expectUpdated(page: Page): Promise<void> {
  await expect(page.getByText('Password reset successful')).toBeVisible();
}

/** Signs in again with a password; throws when it is not the one. */
const expectPassword = (page: Page, email: string, text: string) =>
  signInByCall(page.request, new URL(page.url()).origin, email, text);

async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test.describe('the update password screen', () => {
  test('is where a user lands whose password must be changed, and says what is wrong with each field', async ({
    page,
    watch,
  }) => {
    watch.expectError(/the server responded with a status of 40\d/);
    const email = await copyAccount(expiring);
    await page.goto('/');
    await enterEmail(page, email);
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByRole('heading', { name: 'Update password' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(field(page, 'Current password')).toBeFocused();
    for (const [name, fill] of [
      ['Current password', 'current-password'],
      ['New password', 'new-password'],
      ['Confirm new password', 'new-password'],
    ] as const)
      await expect(field(page, name)).toHaveAttribute('autocomplete', fill);

    await update(page);
    for (const text of [
      'Current password is required',
      'New password is required',
      'Confirm password is required',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(field(page, 'Current password')).toBeFocused();
    await fill(page, 'x', 'short', 'other');
    await expect(page.getByText('Current password is required')).toBeHidden();
    await update(page);
    await expect(page.getByText('Password requirements not met')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await fill(page, another, another, 'Harbour+Crane');
    await update(page);
    await expect(page.getByText('New password cannot be the same as the current password')).toBeVisible();
    await field(page, 'Confirm new password').fill(another);
    await expect(page.getByText('Passwords do not match')).toBeHidden();

    await fill(page, 'Wrong#2026', another);
    await update(page);
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    await fill(page, password, 'Password#1');
    await update(page);
    await expect(page.getByText('This password is too easy to guess')).toBeVisible();
  });

  test('ticks off the rules while a password is typed', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByText('Password must contain:')).toBeHidden();
    const rules = [
      'Minimum 8 characters',
      '1 lower case character',
      '1 upper case character',
      '1 number',
      '1 special character',
    ];
    const met = async () => {
      const lines = await page.getByRole('listitem').allInnerTexts();
      return rules.filter((rule) =>
        lines.some((line) => line.startsWith(rule) && /, met$/.test(line.trim())),
      );
    };
    const next = field(page, 'New password');
    await next.fill('a');
    await expect(page.getByText('Password must contain:', { exact: true })).toBeVisible();
    expect(await met()).toEqual([rules[1]]);
    await next.fill('aB');
    expect(await met()).toEqual([rules[1], rules[2]]);
    await next.fill('aB3*');
    expect(await met()).toEqual([rules[1], rules[2], rules[3]]);
    await next.fill('aB3!wxyz');
    expect(await met()).toEqual(rules);
    await page.getByRole('button', { name: 'Show password: New password' }).click();
    await expect(next).toHaveAttribute('type', 'text');
    await next.fill('');
    await expect(page.getByText('Password must contain:')).toBeHidden();
  });

  test('changes the password, goes on after a moment, and ends all other sessions', async ({
    page,
    browser,
  }) => {
    const email = await copyAccount(engineer);
    const elsewhere = await (await browser.newContext()).newPage();
    await openSignedIn(elsewhere, paths.apps, email);
    await expect(elsewhere.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible();
    await installClock(page);
    await openSignedIn(page, paths.resetPassword, email);
    await fill(page, password, another);
    await stopClock(page);
    const { release } = await holdRequests(page, '**/api/CNXAuth/ResetPassword');
    await update(page);
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
    release();
    await expectUpdated(page);
    await page.clock.runFor(passwordUpdatedRedirectMs - 1);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectPassword(page, email, another);
    await elsewhere.reload();
    await expect(elsewhere.getByText('Session Expired:')).toBeVisible();
    await elsewhere.context().close();
  });

  test('keeps a user who has to change the password there until it is done', async ({ page }) => {
    const email = await copyAccount(expiring);
    await page.goto('/');
    await enterEmail(page, email);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(loginForm(page)).toBeVisible();
    await enterEmail(page, email);
    await expect(page).toHaveURL(/\/reset-password$/);
    await fill(page, password, another);
    await update(page);
    await expectUpdated(page);
    await expect(loginForm(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('resetEmail'))).toBeNull();
    await enterEmail(page, email);
    await enterPassword(page, another);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('says what it says when the server does not', async ({ page, watch }) => {
    watch.expectError(/the server responded with a status of 500|net::ERR_/);
    await page.goto('/reset-password');
    await field(page, 'Email').fill(engineer);
    await fill(page, 'Old#2026x', another);
    await page.route('**/api/CNXAuth/ResetPassword', (route) => route.fulfill({ status: 500, body: '' }));
    await update(page);
    await expect(page.getByText('An error occurred')).toBeVisible();
    await page.route('**/api/CNXAuth/ResetPassword', (route) => route.abort('connectionrefused'));
    await update(page);
    await expect(page.getByText('Unexpected error. Please try again.')).toBeVisible();
  });
});

test.describe('the forgot password screen', () => {
  test('has the address that was typed at sign-in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Email' }).fill('typed@cnx.example');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('typed@cnx.example');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });

  test('asks for an email, and leads back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('required', '');
    await expect(page.getByText('Email*')).toBeVisible();
    await email.fill('not an address');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await email.press('Enter');
    await expect(page.getByRole('alert').getByText('Please enter a valid email.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(loginForm(page)).toBeVisible();
  });

  test('mails a link whose code stands nowhere afterwards, and serves once', async ({
    page,
    browser,
    watch,
  }) => {
    watch.expectError(/the server responded with a status of 401/);
    const email = await copyAccount(engineer);
    const { release } = await holdRequests(page, '**/api/CNXAuth/ForgotPassword');
    await askForMail(page, email);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeVisible();
    release();
    await expect(page.getByRole('alert').getByText('A mail with a link is on its way.')).toBeVisible();
    await expect(page.getByText('A mail with a link')).toHaveCount(1);

    const link = await resetLink(browser, new URL(page.url()).origin, email);
    await page.goto(link);
    await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    await expect(field(page, 'Current password')).toBeHidden();
    expect(page.url()).toMatch(/\/reset-password$/);
    await page.reload();
    await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    await fill(page, null, another);
    await update(page);
    await expectUpdated(page);
    expect(
      await page.evaluate(() => Object.values({ ...sessionStorage, ...localStorage }).join()),
    ).not.toContain(new URL(link).hash.split('&')[0]?.slice('#code='.length));
    await expect(loginForm(page)).toBeVisible();
    await expectPassword(page, email, another);
    expect(await newestMail(browser, new URL(page.url()).origin, email)).not.toContain('#code=');

    await page.goto(link);
    await fill(page, null, 'Harbour+Crane8');
    await update(page);
    await expect(page.getByText('This link is no longer valid. Request a new one.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  });

  test('says what went wrong, in the server’s words or its own', async ({ page, watch }) => {
    watch.expectError(/the server responded with a status of [45]\d\d|net::ERR_/);
    const path = '**/api/CNXAuth/ForgotPassword';
    const answers: [string, Parameters<Page['route']>[1]][] = [
      ['No response from server.', (route) => route.fulfill({ json: 'nothing' })],
      ['No response from server.', (route) => route.fulfill({ status: 200, body: '' })],
      [
        'Failed to send reset email.',
        (route) => route.fulfill({ json: { isSSO: false, status: 'Error', message: '', errors: [] } }),
      ],
      [
        'Mail is down',
        (route) => route.fulfill({ json: { status: 'Error', message: 'Mail is down', errors: [] } }),
      ],
      [
        'Not you',
        (route) => route.fulfill({ json: { isSSO: false, message: '', errors: [{ message: 'Not you' }] } }),
      ],
      [
        'Failed to send reset email.',
        (route) => route.fulfill({ json: { isSSO: false, message: null, errors: null, status: 'Error' } }),
      ],
      [
        'Failed to send reset email.',
        (route) => route.fulfill({ json: { isSSO: false, message: null, errors: [{ message: '' }, {}] } }),
      ],
      [
        'Failed to send reset email.',
        (route) => route.fulfill({ status: 500, json: { errors: [{ message: ' ' }] } }),
      ],
      ['Network or server error', (route) => route.fulfill({ status: 500, body: '' })],
      ['Network or server error', (route) => route.abort('connectionrefused')],
    ];
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(engineer);
    for (const [text, answer] of answers) {
      await page.unroute(path);
      await page.route(path, answer);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert').getByText(text), text).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    }
    await page.unroute(path);
    await askForMail(page, 'nobody@cnx.example');
    await expect(page.getByRole('alert').getByText('User is not active or does not exist')).toBeVisible();
  });

  test('takes a corporate user to the provider’s reset page and back into the portal', async ({ page }) => {
    const email = await copyAccount(corporate);
    const states = new Set<string>();
    for (const next of [another, password]) {
      const asked = page.waitForRequest(/b2c_1_reset\/oauth2\/v2\.0\/authorize/);
      await askForMail(page, email);
      const query = new URL((await asked).url()).searchParams;
      expect(query.get('response_type')).toBe('code');
      expect(query.get('code_challenge_method')).toBe('S256');
      expect(query.get('login_hint')).toBe(email);
      expect(query.get('state')).toMatch(/^[0-9a-f]{32}$/);
      states.add(query.get('state') ?? '');
      await resetAtProvider(page, email, next);
      await expect(page).toHaveURL(/\/dashboard-user$/);
      const left = await page.evaluate(() =>
        ['oauth_state', 'oauth_verifier'].map((name) => sessionStorage.getItem(name)),
      );
      expect(left).toEqual([null, null]);
      await page.goto('/logout');
      await expect(loginForm(page)).toBeVisible();
    }
    expect(states.size).toBe(2);
  });
});

test('another account can be chosen on the second step, and a password manager knows both fields', async ({
  page,
}) => {
  await page.goto('/');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await enterEmail(page, engineer);
  await field(page, 'Password').fill(password);
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(email).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('userData'))).toBeNull();
  await enterEmail(page, 'admin@cnx.example');
  await expect(field(page, 'Password')).toHaveValue('');
});
