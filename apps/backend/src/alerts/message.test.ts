import { expect, it } from 'vitest';
import type { AlertFinding } from './findings.ts';
import { writeMessage } from './message.ts';

type Notification = Extract<AlertFinding, { kind: 'notification' }>['notification'];

const note = (title: string, severity: Notification['severity'], loss?: number): AlertFinding => ({
  kind: 'notification',
  notification: {
    ...{ id: title, kind: 'exception', severity, title, body: '', wellId: null, link: null },
    ...{ createdAt: '2026-11-28T05:00:00Z', acknowledgedBy: null, groupKey: title, count: 1 },
    // As it is stored: what does not belong to its code is left out.
    facts: loss === undefined ? null : ({ code: 'newer', names: [], works: [], texts: [], loss } as never),
  },
});

it('names what loses most before what came first, as the bell does', () => {
  const occasion = {
    ...{
      id: '1',
      subscription: { kind: 'wells' as const, name: 'Mine' },
      at: new Date('2026-11-28T06:00:00Z'),
    },
    ...{ dataAsOf: null, path: '/notifications' },
  } as const;
  const findings = [
    note('Well test overdue', 'medium'),
    note('QUI-B-03', 'high', 100.9),
    note('VEL-A-04', 'medium', 12.3),
    note('QUI-A-02', 'high', 417.5),
  ];
  const reader = { language: 'en', units: 'metric', locale: 'en', timeZone: 'UTC' } as const;
  const { items } = writeMessage(occasion, findings, reader, 'https://portal.example');
  expect(items.map(({ title }) => title)).toEqual(['QUI-A-02', 'QUI-B-03', 'VEL-A-04', 'Well test overdue']);
});
