import { enterEmail, enterPassword, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { signInAtProvider } from './identity-provider.ts';

const linkedApp = () => `http://localhost:${process.env['LINKED_APP_PORT'] ?? ''}/`;

test.describe('each demonstration account does what its row says', () => {
  for (const email of ['admin@cnx.example', 'engineer@cnx.example'])
    test(`${email} signs in with a password and sees the dashboard`, async ({ page }) => {
      await page.goto('/');
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
    });

  test('reset@cnx.example must change the password', async ({ page }) => {
    await page.goto('/');
    await enterEmail(page, 'reset@cnx.example');
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByText('Choose a new password for reset@cnx.example.')).toBeVisible();
  });

  test('inactive@cnx.example sees that the account is inactive', async ({ page }) => {
    await page.goto('/');
    await enterEmail(page, 'inactive@cnx.example');
    await expect(page.getByText('User is not active or does not exist')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  test('partner@cnx.example is sent to the linked application', async ({ page }) => {
    await page.goto('/');
    await enterEmail(page, 'partner@cnx.example');
    await expect(page).toHaveURL(linkedApp());
  });
});
