import type { AlertSubscription } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { subscriptionLines, zoneOf } from './alert-text.ts';
import { draftOf, freeName, newDraft, requestOf, sentViews } from './alerts.ts';

async function formatsOf(language: Language): Promise<Formats> {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return {
    language,
    t: i18n.getFixedT(language, 'portal'),
    quantities: quantityFormat(language, 'metric'),
    dates: dateFormat(language, { timeZone: 'Europe/Oslo' }),
  };
}

describe('a subscription that is saved', () => {
  it('holds only what belongs to what was chosen', () => {
    const draft = {
      ...newDraft(' Mine '),
      viewId: 'v-1',
      leastSeverity: 'high',
      webhookUrl: ' https://a.example ',
    } as const;
    expect(requestOf(draft)).toMatchObject({
      name: 'Mine',
      viewId: null,
      leastSeverity: 'high',
      webhookUrl: null,
    });
    const wells = { businessUnitIds: [], fieldIds: ['field-1'], wellGroupIds: [], wellIds: [] };
    expect(requestOf({ ...draft, wells })).toMatchObject({ wells });
    expect(requestOf({ ...draft, wells, kind: 'handover' })).toMatchObject({ wells: null });
    expect(requestOf({ ...draft, kind: 'view', channel: 'webhook' })).toMatchObject({
      viewId: 'v-1',
      leastSeverity: null,
      webhookUrl: 'https://a.example',
    });
  });

  it('is for a person without an account only where it is a mail with a hand-over, which is never at once', () => {
    const outside = {
      recipient: ' shift@site.example ',
      language: 'fr',
      timeZone: 'UTC',
      units: 'metric',
    } as const;
    expect(requestOf({ ...newDraft('x'), ...outside, kind: 'handover' })).toMatchObject({
      ...outside,
      recipient: 'shift@site.example',
      pace: 'daily',
    });
    expect(requestOf({ ...newDraft('x'), ...outside })).toMatchObject({ recipient: null, language: 'fr' });
  });

  it('is of what happens at wells at first, not of news or the system', () => {
    expect(requestOf(newDraft('x')).kinds).toEqual(['exception', 'changePoint', 'schedule']);
  });

  it('begins with what is there', () => {
    const [kept] = examples.alertSubscriptions;
    expect(requestOf(draftOf(kept!))).toEqual({
      ...examples.saveAlertSubscription,
      id: kept!.id,
      version: kept!.version,
    });
  });
});

it('only views of lists that the server lists can be sent', () => {
  const view = examples.savedView;
  const views = ['exceptions', 'schedule', 'changePoints', 'advice'].map((list) => ({ ...view, list }));
  expect(sentViews(views).map(({ list }) => list)).toEqual(['exceptions', 'schedule', 'changePoints']);
});

it('a new subscription has a name of its own', () => {
  expect(freeName('Mine', [])).toBe('Mine');
  expect(freeName('Mine', ['Mine', 'Mine 2', 'Other'])).toBe('Mine 3');
});

describe('what is said of a subscription', () => {
  const [kept] = examples.alertSubscriptions;
  const reader = { email: 'eva@cnx.example', timeZone: 'Europe/Oslo' };
  const formats = formatsOf('en');

  it('is all that was chosen, on whose clock, to whom, and when it goes next', async () => {
    const daily: AlertSubscription = {
      ...kept!,
      kinds: [...kept!.kinds],
      ...{ pace: 'weekly', hour: 7, weekday: 2, quietFrom: 22, quietTo: 6 },
      ...{ nextAt: '2026-11-24T06:00:00Z', lastSentAt: null },
    };
    expect(subscriptionLines(daily, reader, await formats)).toEqual([
      'Alarms of my wells · High only · Exception and Change point',
      'Weekly, Tuesday at 07:00 · nothing from 22:00 to 06:00 · hours of Europe/Oslo',
      'Mail · eva@cnx.example · nothing sent yet · next Nov 24, 2026, 07:00 GMT+1',
    ]);
  });

  it('names wells of its own, and a message that waits or was given up', async () => {
    const wells = { businessUnitIds: [], fieldIds: ['field-1'], wellGroupIds: [], wellIds: [] };
    const chosen: AlertSubscription = { ...kept!, kinds: [], wells, lastState: 'waiting' };
    const [what, , how] = subscriptionLines(chosen, reader, await formats);
    expect(what).toBe('Alarms of chosen wells · High only');
    expect(how).toContain('waiting since Nov 20, 2026, 07:05 GMT+1');
    const failed = subscriptionLines({ ...chosen, lastState: 'failed' }, reader, await formats);
    expect(failed[2]).toContain('failed Nov 20, 2026, 07:05 GMT+1');
  });

  it('is on the clock of its recipient, or of the moment of subscribing where the user chose none', () => {
    const zoned = { recipient: null, timeZone: 'America/Bogota' };
    expect(zoneOf(zoned, 'Europe/Oslo')).toBe('Europe/Oslo');
    expect(zoneOf(zoned, null)).toBe('America/Bogota');
    expect(zoneOf({ ...zoned, recipient: 'a@site.example' }, 'Europe/Oslo')).toBe('America/Bogota');
    expect(zoneOf({ recipient: null, timeZone: null }, null)).toBe('UTC');
  });
});
