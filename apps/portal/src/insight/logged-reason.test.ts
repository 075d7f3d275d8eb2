import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { loggedReason } from './logged-reason.ts';
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
