import { exampleResponse } from '@cnx/api/examples';
import type { WellForecast } from '@cnx/api';
import { beforeAll, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { declineFacts, outlookOf } from './decline-facts.ts';

let formats: Formats;
let forecast: WellForecast;
beforeAll(async () => {
  const i18n = createI18n('en', await loginTexts('en'));
  await loadTexts(i18n, 'portal');
  formats = {
    language: 'en',
    t: i18n.getFixedT('en', 'portal'),
    quantities: quantityFormat('en', 'metric'),
    dates: dateFormat('en', { timeZone: 'UTC' }),
  };
  forecast = (await exampleResponse('getWellForecast').json()) as WellForecast;
});

const standing = (outlook: Partial<WellForecast['outlook']>) =>
  outlookOf({ ...forecast, outlook: { ...forecast.outlook, lastMade: '2026-11-24', ...outlook } }, formats);

it('says why a well that stands still does not come back', () => {
  expect(standing({ state: 'waits', cause: 'integrity' })).toBe(
    'Has made nothing since Nov 24, 2026, for Well integrity, which only work removes. No such work is in the schedule: nothing is forecast, and it is in no sum.',
  );
  expect(
    standing({ state: 'returns', returns: '2026-12-12', returnsBy: 'work', cause: 'integrity' }),
  ).toMatch(/^Has made nothing since Nov 24, 2026: forecast to return on Dec 12, 2026, after its work/u);
  expect(standing({ state: 'running' })).toBeNull();
});

it('names the initial rate as that of the curve: the day itself made another', () => {
  const [first] = declineFacts(forecast, forecast.fit!, formats);
  const value: unknown = expect.stringMatching(/ on Nov 19, 2026, by the curve$/u);
  expect(first).toMatchObject({ id: 'qi', value });
});
