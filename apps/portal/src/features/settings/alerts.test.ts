import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { draftOf, newDraft, requestOf, sentViews } from './alerts.ts';

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
    expect(requestOf({ ...newDraft('x'), ...outside })).toMatchObject({ recipient: null, language: null });
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
