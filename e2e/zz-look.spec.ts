import { signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
const dir = '/tmp/g-look';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const [theme, language, width] of [['dark','en',1440],['light','fr',1440],['red','es',1440],['dark','fr',390],['light','es',390]] as const) {
  test(`look ${theme} ${language} ${width}`, async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(([t, l]) => { localStorage.setItem('theme', t!); localStorage.setItem('language', l!); }, [theme, language]);
    await openSignedIn(page);
    const shot = (name: string) => page.screenshot({ path: `${dir}/${name}-${theme}-${language}-${width}.png` });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: /^(Display|Visualización|Affichage)/ }).click();
    await expect(page.getByRole('radio').nth(9)).toBeVisible();
    await page.waitForTimeout(400);
    await shot('display');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(400);
    await shot('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await page.waitForTimeout(1200);
    await shot('wall');
    for (const [name, path] of [['404', '/no/such'], ['home', '/dashboard-user'], ['notbuilt', '/apps'], ['terms', '/legal/terms'], ['empty', '/dashboard?from=2001-01-01&to=2001-01-30']] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(1500);
      await shot(name);
    }
  });
}
test('reset es 320', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true, baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  for (const path of ['/reset-password', '/', '/forgot-password', '/legal/terms']) {
    await page.goto(path);
    await page.waitForTimeout(1000);
    console.log('WIDTH', path, await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, [...document.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > 320.5).map((e) => e.tagName + '.' + e.textContent?.slice(0, 20)).slice(0, 8)]));
  }
  await page.goto('/reset-password');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${dir}/reset-es-320.png` });
});
