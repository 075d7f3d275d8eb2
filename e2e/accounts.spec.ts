import { enterEmail, enterPassword, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { signInAtProvider } from './identity-provider.ts';
import { stored } from './stored.ts';

const linkedApp = () => `http://localhost:${process.env['LINKED_APP_PORT'] ?? ''}/`;

test.describe('each demonstration account does what its row says', () => {
  for (const email of ['admin@cnx.example', 'engineer@cnx.example'])
    test(`${email} signs in with a password and sees the dashboard`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText('Welcome back! Please enter your details.')).toBeVisible();
      await enterEmail(page, email);
      await enterPassword(page, password);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'Change Points' }).first()).toBeVisible();
    });

  for (const [email, landing] of [
    ['sso.admin@cnx.example', /\/dashboard$/],
    ['sso.user@cnx.example', /\/dashboard-user$/],
  ] as const)
    test(`${email} signs in at the provider`, async ({ page }) => {
      await page.goto('/');
      await enterEmail(page, email);
      await signInAtProvider(page, email);
      await expect(page).toHaveURL(landing);
      for (const name of ['SSOAuthError', 'pendingSSOUsername', 'ssoSignIn', 'ownSsoSignIn'])
        for (const area of ['sessionStorage', 'localStorage'] as const)
          expect(await stored(page, name, area)).toBeNull();
    });

  test('reset@cnx.example must change the password, inactive@cnx.example and others are not let in, partner@cnx.example is sent to the linked application', async ({
    page,
    watch,
  }) => {
    watch.expectError(/the server responded with a status of 40\d/);
    await page.goto('/');
    for (const email of ['inactive@cnx.example', 'nobody@cnx.example']) {
      await enterEmail(page, email);
      await expect(page.getByText('User is not active or does not exist')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await page.reload();
    }
    await enterEmail(page, 'reset@cnx.example');
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByText('Choose a new password for reset@cnx.example.')).toBeVisible();
    await page.goto('/');
    await enterEmail(page, 'partner@cnx.example');
    await expect(page).toHaveURL(linkedApp());
  });
});
