import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { quantityFormat } from '../quantities.ts';
import { planShares } from './plan-shares.ts';

it('says what was made of a plan as reported, and with what is estimated where days are missing', async () => {
  const i18n = createI18n('en', await loginTexts('en'));
  await loadTexts(i18n, 'portal');
  const formats = { t: i18n.getFixedT('en', 'portal'), quantities: quantityFormat('en', 'metric') };
  const shares = (actual: number, estimated?: number | null) =>
    planShares({ plan: 243_570, actual, estimated }, formats).replaceAll('\u00a0', ' ');
  expect(shares(241_957, 1_900)).toBe('99.3 % as reported, 100.1 % with the estimate');
  expect([shares(241_957), shares(241_957, null), shares(241_957, 0)]).toEqual([
    '99.3 %',
    '99.3 %',
    '99.3 %',
  ]);
  expect(planShares({ plan: 0, actual: 5 }, formats)).toBe('–');
});
