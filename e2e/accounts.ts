import { expect, type Page } from 'playwright/test';

/** Password of every demonstration account. */
export const password = 'Portal#2026';

/** Goes through both steps of the sign-in form and waits for the page that follows. */
export async function signIn(
  page: Page,
  email = 'admin@cnx.example',
  landing: RegExp = /\/dashboard/,
): Promise<void> {
  await page.goto('/');
  await enterEmail(page, email);
  await enterPassword(page, password);
  await expect(page).toHaveURL(landing);
}

/** Step one. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Step two. */
export async function enterPassword(page: Page, text: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Login' }).click();
}
