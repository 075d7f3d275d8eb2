import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { eventReason, loggedReason } from './logged-reason.ts';
import type { Formats } from './use-formats.ts';

it('says a reason of the default list in the user’s language, and leaves what a company named or remarked', async () => {
  const i18n = createI18n('es', await loginTexts('es'));
  await loadTexts(i18n, 'portal');
  const formats = { t: i18n.getFixedT('es', 'portal') } as unknown as Formats;
  const es = (reason: string) => loggedReason(reason, formats);
  expect(es('Gas lock')).toBe('Bloqueo por gas');
  expect(es('Gas lock. Underload, restarted')).toBe('Bloqueo por gas. Underload, restarted');
  expect(es('Gas locked valve')).toBe('Gas locked valve');
  expect(es('toString')).toBe('toString');
});

it('says no reason that the kind of its entry says already, in any language', () => {
  const formats = { t: (key: string) => key } as unknown as Formats;
  const of = (kind: 'choke' | 'frequency', reason: string | null) => eventReason({ kind, reason }, formats);
  expect(of('choke', 'Choke changed')).toBeNull();
  expect(of('frequency', 'Drive frequency changed')).toBeNull();
  expect(of('choke', null)).toBeNull();
  expect(of('frequency', 'Choke changed')).toBe('Choke changed');
  expect(of('choke', 'Choke changed. Sand at the separator')).toBe('Choke changed. Sand at the separator');
});
