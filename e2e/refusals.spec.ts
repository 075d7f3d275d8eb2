import { dashboardArea, insightAreas } from '../apps/portal/src/addresses.ts';
import { paths, type PathName } from '../apps/portal/src/paths.ts';
import { errorCodes } from '../apps/portal/src/wrong-answers.fixture.ts';
import { openSignedIn } from './accounts.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { follow, speak } from './in-page.ts';
import { expectNoEnglish } from './texts.ts';

/** What a server writes for programs, with each code. */
const protocol = 'body/version is 3, but somebody changed it to 4';

/** Pages that only pass a user on, those of users without a session, and those that fetch nothing. */
const withoutReads: readonly PathName[] = ['logout', 'sso', 'login', 'resetPassword', 'forgotPassword'];

test('whatever refusal of the contract each page gets, none shows the words that are for programs', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 409/);
  const [well] = await askDatabase<{ id: string }>('select id from well order by id limit 1');
  const addresses = [
    ...(Object.keys(paths) as PathName[])
      .filter((name) => !withoutReads.includes(name))
      .map((name) => paths[name].replace(':code', 'AAAAAAAAAA')),
    ...insightAreas.flatMap((area) => [dashboardArea(area), `${dashboardArea(area)}&row=1`]),
    `${paths.dashboard}?well=${well!.id}`,
    `${paths.dashboard}?day=wells`,
    `${paths.exceptionReport}?row=00000000-0000-4000-8000-000000000000`,
    `${paths.searchResults}?text=a`,
  ];
  await openSignedIn(page, paths.settings);
  await speak(page, 'es');
  // One code after the other, whichever read comes.
  const given = new Set<string>();
  let next = 0;
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // What says who is there, and what carries how the portal is used.
    if (route.request().method() !== 'GET' || pathname.includes('/CNXAuth/')) return route.fallback();
    const code = errorCodes[next++ % errorCodes.length]!;
    given.add(code);
    return route.fulfill({ status: 409, json: { errors: [{ message: protocol, code }] } });
  });
  const refusedAll = () => errorCodes.every((code) => given.has(code));
  // Each page once, and some again where their reads were shared: how many reads come depends on what is kept.
  const visits = [
    ...addresses.map((address) => ({ address, again: false })),
    ...addresses.map((address) => ({ address, again: true })),
  ];
  for (const { address, again } of visits) {
    if (again && refusedAll()) break;
    await follow(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('body'), address).not.toContainText('body/version');
    await expectNoEnglish(page, 'es');
  }
  expect([...errorCodes].filter((code) => !given.has(code))).toEqual([]);
});
