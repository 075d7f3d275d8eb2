import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { installClock } from './clock.ts';
import { expect, test } from './fixtures.ts';

test('the panel is painted within two frames of the press', async ({ page }) => {
  await openSignedIn(page, paths.apps);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread/);
  await page.waitForLoadState('networkidle');
  const frames = await bell.evaluate(async (button: HTMLElement) => {
    const shown = () => document.querySelector('[role=dialog] li') !== null;
    button.click();
    for (let frame = 0; frame < 10; frame++) {
      if (shown()) return frame;
      await new Promise(requestAnimationFrame);
    }
    return Infinity;
  });
  expect(frames).toBeLessThanOrEqual(2);
});

test('notifications are asked for again every five minutes, and not while the page is out of sight', async ({
  page,
}) => {
  await installClock(page);
  let calls = 0;
  // The five minutes begin with the answer.
  page.on('requestfinished', (request) => (calls += request.url().includes('GetNotificationsInfo') ? 1 : 0));
  await openSignedIn(page, paths.apps);
  await expect.poll(() => calls).toBe(1);
  await page.clock.fastForward('05:30');
  await expect.poll(() => calls).toBe(2);
  const setSight = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await setSight('hidden');
  await page.clock.fastForward('06:00');
  expect(calls).toBe(2);
  await setSight('visible');
  await page.clock.fastForward('05:30');
  await expect.poll(() => calls).toBe(3);
});
