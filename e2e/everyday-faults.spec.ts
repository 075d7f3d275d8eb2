import type { Browser, Page, Route } from 'playwright/test';
import { administrationTab, settingsTab } from '../apps/portal/src/addresses.ts';
import { type Language } from '../apps/portal/src/i18n/languages.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, openSignedIn, signInByCall } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';
import { tokensOf } from './stored.ts';
import { expectNoEnglish, texts, write } from './texts.ts';

const engineer = 'engineer@cnx.example';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** Chooses the language of the pages that are opened from here on. */
const read = (page: Page, language: Language) =>
  page.addInitScript((code) => localStorage.setItem('language', code), language);

/** Signs in on another device. @returns the token of its session */
async function signInElsewhere(browser: Browser, account: string): Promise<string> {
  const device = await browser.newContext();
  const { sessionStorage } = await signInByCall(device.request, process.env['CNX_E2E_ORIGIN'] ?? '', account);
  await device.close();
  return (JSON.parse(sessionStorage['TokenPackage'] ?? '{}') as { id_token: string }).id_token;
}

/** The status of the answer to a call of any device. */
async function answerTo(page: Page, call: string, token: string): Promise<number> {
  const answer = await page.request.get(call, { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}

/** What the pages say where something fails: each text of theirs is looked up as the others are. */
const language = 'fr';
const say = texts[language];

test('settings hold what is not saved, and say who was first', async ({ page, context, watch }) => {
  watch.expectError(/the server responded with a status of 409/);
  const { fields, leave, leaveText, stay, discard, save, changedElsewhere } = say.settings;
  await read(page, language);
  await openSignedIn(page, paths.settings, await copyAccount(engineer));
  const choice = (tab: Page, name: keyof typeof fields) =>
    main(tab).getByRole('combobox', { name: fields[name], exact: true });
  const news = page.getByRole('navigation').getByRole('link', { name: say.titles.news, exact: true });
  const asked = page.getByRole('dialog', { name: leave, exact: true });

  await test.step('a link is held until what was changed is given up', async () => {
    await choice(page, 'density').selectOption('compact');
    await news.click();
    await expect(asked).toContainText(leaveText);
    await expectNoEnglish(page, language);
    await asked.getByRole('button', { name: stay, exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL(paths.settings);
    await expect(choice(page, 'density')).toHaveValue('compact');
    await main(page).getByRole('tab', { name: say.settings.tabs.security, exact: true }).click();
    await asked.getByRole('button', { name: stay, exact: true }).click();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: say.search.palette });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(say.titles.news);
    await expect(palette.getByRole('option', { selected: true })).toContainText(say.titles.news);
    await page.keyboard.press('Enter');
    await asked.getByRole('button', { name: stay, exact: true }).click();
    await expect(choice(page, 'density')).toHaveValue('compact');
    await news.click();
    await asked.getByRole('button', { name: discard, exact: true }).click();
    await expect(page).toHaveURL(paths.news);
    await page.goBack();
    await expect(choice(page, 'density')).toHaveValue('comfortable');
  });

  await test.step('the last one of two tabs learns that the other saved before it', async () => {
    const second = await context.newPage();
    await second.goto(paths.settings);
    await choice(second, 'units').selectOption('field');
    // A page behind another one is drawn once a second only.
    await page.bringToFront();
    await choice(page, 'theme').selectOption('green');
    await main(page).getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(say.shell.settingsSaved, { exact: true }).last()).toBeVisible();
    await expect(second.locator('html')).toHaveClass(/green/);
    await second.bringToFront();
    const saveSecond = main(second).getByRole('button', { name: save, exact: true });
    await saveSecond.click();
    await expect(main(second).getByText(changedElsewhere, { exact: true })).toBeVisible();
    await expectNoEnglish(second, language);
    await saveSecond.click();
    await expect(second.getByText(say.shell.settingsSaved, { exact: true }).last()).toBeVisible();
    await second.reload();
    await expect(choice(second, 'units')).toHaveValue('field');
    await expect(choice(second, 'theme')).toHaveValue('green');
  });
});

test('what cannot be fetched or sent says so, and comes when it is asked for again', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of (429|500|503)|net::ERR/);
  await read(page, language);
  // None of the portal's code runs there: no call of a page meets what fails below.
  await openSignedIn(page, '/cnx-config.json', engineer);

  /** Lets a call fail, and opens the page that needs it. */
  const openWithout = async (
    path: string,
    call: string,
    failure: Parameters<Route['fulfill']>[0],
    open = follow,
  ) => {
    await page.route(`**/api/${call}*`, (route) => route.fulfill(failure));
    await open(page, path);
  };
  const load: typeof follow = async (_, path) => void (await page.goto(path));
  /** Lets the call through again, and presses what the failure offers. */
  const tryAgain = async (call: string) => {
    await page.unroute(`**/api/${call}*`);
    await main(page).getByRole('button', { name: say.shell.retry, exact: true }).click();
  };
  const tooMany = {
    status: 429,
    json: { errors: [{ message: 'Too many requests. Wait a moment, then try again.', code: 'tooMany' }] },
  };

  await test.step('notifications: on the page, at the bell and behind it', async () => {
    const { heading } = say.notifications;
    const failed = say.failures.notifications;
    const call = 'Notification/GetNotificationsInfo';
    await openWithout(paths.notifications, call, { status: 429, json: { errors: [] } }, load);
    await expect(main(page).getByText(failed, { exact: true })).toBeVisible();
    const bell = banner(page).getByRole('button', { name: heading });
    await expect(bell).toHaveAccessibleName(`${heading}: ${failed}`);
    await bell.click();
    const panel = page.getByRole('dialog', { name: heading });
    await expect(panel.getByText(failed, { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: say.shell.retry, exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.keyboard.press('Escape');
    await tryAgain(call);
    await expect(main(page).getByRole('list', { name: heading })).toBeVisible();
    await expect(bell).not.toHaveAccessibleName(new RegExp(failed));
  });

  await test.step('search: with what the server says of it', async () => {
    await openWithout('/search-results?q=a', 'Search/GetResults', tooMany);
    await expect(main(page).getByText(say.failures.search, { exact: true })).toBeVisible();
    await expect(main(page).getByText(say.trouble.server.tooMany, { exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
    await tryAgain('Search/GetResults');
    await expect(main(page).getByRole('region', { name: say.search.allResults })).toBeVisible();
  });

  await test.step('news: with the name of the fault', async () => {
    const reference = '01J9ZK3V6T';
    const error = {
      message: `Internal error. Reference ${reference}`,
      code: 'internal',
      values: { reference },
    };
    await openWithout(paths.news, 'Content/GetNews', { status: 500, json: { errors: [error] } }, load);
    await expect(main(page).getByText(say.failures.news, { exact: true })).toBeVisible();
    const fault = write(say.trouble.server.internal, { reference });
    await expect(main(page).getByText(fault, { exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
    await tryAgain('Content/GetNews');
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });

  await test.step('My Apps: the list, and an application that is down', async () => {
    await openWithout(paths.apps, 'CNXApplications/GetApplications', tooMany, load);
    await expect(main(page).getByText(say.failures.applications, { exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
    await tryAgain('CNXApplications/GetApplications');
    const linkedApp = `http://localhost:${process.env['LINKED_APP_PORT'] ?? ''}`;
    const name = write(say.apps.openNamed, { name: 'Linked application' });
    const open = main(page).getByRole('button', { name, exact: true });
    await page.route(`${linkedApp}/api/TransferToken`, (route) => route.abort());
    await open.click();
    const failed = write(say.shell.handOverFailed, { target: 'Linked application' });
    await expect(main(page).getByRole('alert').getByText(failed, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('extUrlError'))).toBeNull();
    await expectNoEnglish(page, language);
    await expectAccessible(page);
    await page.unroute(`${linkedApp}/api/TransferToken`);
    await open.click();
    await expect(page).toHaveURL(`${linkedApp}/`);
    await expect(page.locator(`[data-user="${engineer}"]`)).toBeVisible();
  });

  await test.step('support: a message that fails is kept, and goes out', async () => {
    const { subject, message, send, failed, sent } = say.support;
    const call = 'Support/SendMessage';
    await openWithout(paths.support, call, { status: 503, json: { errors: [{ message: 'Down' }] } }, load);
    const field = (name: string) => main(page).getByRole('textbox', { name });
    await field(subject).fill('Zoé');
    await field(message).fill('Prueba, essai, test');
    await main(page).getByRole('button', { name: send, exact: true }).click();
    const alert = main(page).getByRole('alert').filter({ hasText: failed });
    await expect(alert).toBeVisible();
    await expect(alert.getByText(say.shell.error, { exact: true })).toBeVisible();
    await expect(field(subject)).toHaveValue('Zoé');
    await expect(field(message)).toHaveValue('Prueba, essai, test');
    await expectNoEnglish(page, language);
    await page.unroute(`**/api/${call}*`);
    await main(page).getByRole('button', { name: send, exact: true }).click();
    await expect(main(page).getByText(sent)).toBeVisible();
    await expect(alert).toBeHidden();
    await expectNoEnglish(page, language);
  });
});

test('a user puts notifications off, ends other sessions and reaches nothing of administration', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 40[13]/);
  const account = await copyAccount(engineer);
  const others = await Promise.all([signInElsewhere(browser, account), signInElsewhere(browser, account)]);
  await read(page, language);
  await openSignedIn(page, paths.notifications, account);

  await test.step('a group is put off and shown again', async () => {
    const { heading, shows, actions, snoozeDay, snoozeWeek, wake } = say.notifications;
    const list = main(page).getByRole('list', { name: heading });
    const ofAny = new RegExp(`^${write(actions, { title: '.+' })}$`);
    const named = await list.getByRole('button', { name: ofAny }).first().getAttribute('aria-label');
    const title = ofAny.exec(named!)![0].slice(write(actions, { title: '' }).length);
    const more = list.getByRole('button', { name: named!, exact: true });
    await more.click();
    await expect(page.getByRole('menuitem', { name: snoozeWeek, exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
    const snoozed = page.waitForResponse(/SnoozeNotifications/);
    await page.getByRole('menuitem', { name: snoozeDay, exact: true }).click();
    expect((await snoozed).status()).toBe(200);
    await page.reload();
    await expect(list).toBeVisible();
    await expect(list.getByText(title, { exact: true })).toBeHidden();
    await main(page).getByRole('radio', { name: shows.snoozed, exact: true }).click();
    await more.click();
    await expectNoEnglish(page, language);
    await page.getByRole('menuitem', { name: wake, exact: true }).click();
    await main(page).getByRole('radio', { name: shows.all, exact: true }).first().click();
    await expect(list.getByText(title, { exact: true })).toBeVisible();
  });

  await test.step('one other session is ended, then all others', async () => {
    const { tabs, sessions, device, endSessionOf, endedOne, endOthers, ended } = say.settings;
    await page.goto(settingsTab('security'));
    await expect(main(page).getByRole('heading', { name: sessions, exact: true })).toBeVisible();
    const answers = () =>
      Promise.all(others.map((token) => answerTo(page, '/api/CNXUser/GetProfile', token)));
    const name = new RegExp(`^${write(device, { browser: 'Chrom(e|ium)', system: '\\w+' })}$`);
    await expect(main(page).getByText(name)).toHaveCount(3);
    const end = main(page).getByRole('button', { name: write(endSessionOf, { device: 'Chrom' }) });
    await expect(end).toHaveCount(2);
    expect((await answers()).sort()).toEqual([200, 200]);
    await expectNoEnglish(page, language);
    await end.first().click();
    await expect(page.getByText(endedOne, { exact: true }).last()).toBeVisible();
    await expect(end).toHaveCount(1);
    expect((await answers()).sort()).toEqual([200, 401]);
    const all = main(page).getByRole('button', { name: endOthers, exact: true });
    await all.click();
    await expect(page.getByText(ended, { exact: true }).last()).toBeVisible();
    await expectNoEnglish(page, language);
    await expect(all).toBeHidden();
    expect(await answers()).toEqual([401, 401]);
    await main(page).getByRole('tab', { name: tabs.profile, exact: true }).click();
    await expect(page).toHaveURL(settingsTab('profile'));
    await expect(page.getByRole('definition').filter({ hasText: account })).toBeVisible();
  });

  await test.step('administration is in no menu, and refused to a changed role, at each address and to a call', async () => {
    const { notPermitted, notPermittedText } = say.administration;
    const title = say.titles.administration;
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    await page.goto(paths.administration);
    await expect(main(page).getByText(notPermitted, { exact: true })).toBeVisible();
    await expect(main(page).getByText(notPermittedText, { exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.evaluate(() => {
      for (const area of [sessionStorage, localStorage]) {
        const stored = area.getItem('userData');
        if (stored) area.setItem('userData', stored.replace(/"roleId":\d+/g, '"roleId":1'));
      }
    });
    await page.reload();
    for (const tab of ['people', 'applications', 'audit'] as const) {
      await follow(page, administrationTab(tab));
      await expect(main(page).getByText(say.failures.administration, { exact: true })).toBeVisible();
      await expect(main(page).getByText(say.trouble.server.accessDenied, { exact: true })).toBeVisible();
      await expect(main(page).getByRole('row')).toHaveCount(0);
      await expectNoEnglish(page, language);
    }
    const { id_token: token } = await tokensOf(page);
    expect(await answerTo(page, '/api/Administration/GetPeople', token)).toBe(403);
  });
});
