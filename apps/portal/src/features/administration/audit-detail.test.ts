import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { detailText } from './audit-detail.ts';

async function written(detail: Record<string, string>, language: Language): Promise<string> {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return detailText(detail, { t: i18n.getFixedT(language, 'portal') }).replaceAll('\u00a0', ' ');
}

it.each([
  ['en', 'Reason: wrong email or password, By way of: corporate account'],
  ['es', 'Motivo: correo o contraseña incorrectos, Mediante: cuenta corporativa'],
  ['fr', 'Motif : e-mail ou mot de passe incorrect, Au moyen de : compte d’entreprise'],
] as const)('says in %s what the audit log holds about an event', async (language, text) => {
  expect(await written({ reason: 'password', by: 'sso' }, language)).toBe(text);
});

it('calls roles what people call them', async () => {
  expect(await written({ action: 'role', from: '2', to: '1' }, 'en')).toBe(
    'Action: role changed, Role before: User, Role now: Administrator',
  );
});

it('leaves what it does not know as the server gave it, without signs that turn text around', async () => {
  expect(
    await written({ reason: 'ERR_JWT_EXPIRED', operation: 'createPerson', other: 'a\u202eb' }, 'fr'),
  ).toBe('Motif : ERR_JWT_EXPIRED, Appel : createPerson, other: ab');
});

it('takes no name or word from the object that all objects come from', async () => {
  expect(await written({ constructor: 'toString', action: 'constructor' }, 'en')).toBe(
    'constructor: toString, Action: constructor',
  );
});
