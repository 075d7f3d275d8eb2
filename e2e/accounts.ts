import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { sealFor } from '../apps/backend/test/support/seal.ts';
import { parseConfig } from '../apps/portal/src/config.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { readLogin } from '../apps/portal/src/session/login-response.ts';
import { memoryArea, openTab } from '../apps/portal/src/session/session.fixture.ts';
import { systemTime } from './clock.ts';
import { askDatabase } from './database.ts';
import { writeAreas, type Areas } from './stored.ts';

/** Password of every demonstration account. */
export const password = 'Portal#2026';

/**
 * Opens a page of the portal as a user who has signed in already, with a session of its own: for tests whose subject is
 * what comes after the sign-in.
 * @param path With an origin where it is not of the running system.
 */
export async function openSignedIn(
  page: Page,
  path: string = paths.dashboard,
  email = 'admin@cnx.example',
): Promise<void> {
  const address = new URL(path, process.env['CNX_E2E_ORIGIN']);
  const areas = await signInByCall(page.request, address.origin, email);
  // A page of the portal's origin on which none of its code runs.
  await page.goto(new URL('/cnx-config.json', address).href);
  await writeAreas(page, areas);
  await page.goto(address.href);
}

/**
 * Signs in without a page.
 * @param request Of a context: to the server it is that browser.
 * @returns what the portal's own code stores of it.
 * @throws what the server says when it refuses to.
 */
export async function signInByCall(
  request: APIRequestContext,
  origin: string,
  email: string,
  ownPassword = password,
): Promise<Areas> {
  const configured = await request.get(`${origin}/cnx-config.json`);
  const { passwordPublicKey } = parseConfig(await configured.json());
  const sealed = sealFor(passwordPublicKey, ownPassword, new Date(configured.headers()['date'] ?? NaN));
  const answer = await request.post(`${origin}/api/CNXAuth/ValidateEmailAndPassword`, {
    headers: { 'user-identifier': email },
    data: { Email: email, Password: sealed },
  });
  const login = readLogin(await answer.json(), email);
  if (login.kind !== 'signedIn') throw new Error(`${email} is not let in: ${JSON.stringify(login)}`);
  const [local, session] = [memoryArea(), memoryArea()];
  openTab({ local, session, now: systemTime }).sessionManager.signIn(login.user, login.tokens);
  return {
    localStorage: Object.fromEntries(local.entries),
    sessionStorage: Object.fromEntries(session.entries),
  };
}

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

/**
 * Copies a demonstration account, with its password, at the portal and at the local identity provider: for tests that
 * change an account or lock it, so that no other test meets what they leave.
 * @param email Of the demonstration account.
 * @returns The address of the copy, which no other test knows.
 */
export async function copyAccount(email: string): Promise<string> {
  const copy = email.replace('@', `-${randomBytes(4).toString('hex')}@`);
  const copied = await askDatabase(
    `insert into app_user
       (email, first_name, last_name, role_id, is_sso, active, must_reset_password, password_hash, preferences)
     select $2, first_name, last_name, role_id, is_sso, active, must_reset_password, password_hash,
       '{"portal": {"tour": "seen"}}'
     from app_user where email = $1 returning email`,
    [email, copy],
  );
  expect(copied, `there is an account ${email}`).toHaveLength(1);
  await askDatabase(
    `insert into provider_account (email, given_name, family_name, password_hash, password_changed_at)
     select $2, given_name, family_name, password_hash, password_changed_at from provider_account where email = $1`,
    [email, copy],
  );
  return copy;
}
