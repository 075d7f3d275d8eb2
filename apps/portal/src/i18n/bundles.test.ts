import { describe, expect, it } from 'vitest';
import { login as enLogin } from './en/login.ts';
import { passwords as enPasswords } from './en/passwords.ts';
import { portal as enPortal } from './en/portal.ts';
import { signIn as enSignIn } from './en/sign-in.ts';
import { singleSignOn as enSingleSignOn } from './en/single-sign-on.ts';
import { login as esLogin } from './es/login.ts';
import { passwords as esPasswords } from './es/passwords.ts';
import { portal as esPortal } from './es/portal.ts';
import { signIn as esSignIn } from './es/sign-in.ts';
import { singleSignOn as esSingleSignOn } from './es/single-sign-on.ts';
import { login as frLogin } from './fr/login.ts';
import { passwords as frPasswords } from './fr/passwords.ts';
import { portal as frPortal } from './fr/portal.ts';
import { signIn as frSignIn } from './fr/sign-in.ts';
import { singleSignOn as frSingleSignOn } from './fr/single-sign-on.ts';
import { changeLanguage, createI18n, loadTexts, loginTexts } from './i18n.ts';
import { isLanguage } from './languages.ts';

type Bundle = { readonly [key: string]: string | Bundle };

function flat(bundle: Bundle, prefix = ''): [key: string, text: string][] {
  return Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const english = flat({
  login: enLogin,
  signIn: enSignIn,
  singleSignOn: enSingleSignOn,
  passwords: enPasswords,
  portal: enPortal,
});
const translations = {
  es: flat({
    login: esLogin,
    signIn: esSignIn,
    singleSignOn: esSingleSignOn,
    passwords: esPasswords,
    portal: esPortal,
  }),
  fr: flat({
    login: frLogin,
    signIn: frSignIn,
    singleSignOn: frSingleSignOn,
    passwords: frPasswords,
    portal: frPortal,
  }),
};
const placeholders = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)]
    .map((match) => match[1])
    .sort()
    .join();
const manyOf = (key: string) => key.replace(/_other$/, '_many');

describe.each(Object.entries(translations))('texts in %s', (_language, texts) => {
  const byKey = new Map(texts);

  it('have the keys of the English ones, and the form for millions where there are plurals', () => {
    const expected = english.flatMap(([key]) => (key.endsWith('_other') ? [key, manyOf(key)] : [key]));
    expect([...byKey.keys()].sort()).toEqual(expected.sort());
  });

  it('have the placeholders of the English ones', () => {
    const wrong = english.filter(([key, text]) => placeholders(byKey.get(key) ?? '') !== placeholders(text));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('differ from the English ones, but for names', () => {
    const same = english
      .filter(([key, text]) => byKey.get(key) === text && /[a-z]{4}/.test(text))
      .map(([key]) => key);
    // Words that are spelled alike, and templates of nothing but a name.
    const alike = [
      'assistant.said.rankNow',
      'imports.undo.line',
      'errorWith',
      'schedule.change.said',
      'shell.contact',
      'shell.error',
      'shell.info',
      'shell.messages',
      'notifications.heading',
      'tabs.notifications',
      'alerts.channel.webhook',
      'changePoints.provisional',
      'monthlyReport.provisional',
      'administration.actions',
      'recode.entry',
      'recode.lossOf',
      'administration.tabs.applications',
      'imports.choices.dateFormat',
      'imports.words.point',
      'administration.kinds.invitation',
      'administration.detailWords.by.invitation',
      'titles.administration',
      'dataHealth.rules.version',
      'productionDay.injection',
      'titles.notifications',
      'statistics.total',
      'statistics.file.low',
      'statistics.file.mid',
      'statistics.file.high',
      'statistics.ends',
      'statistics.compare.second',
      'statistics.figures.injection',
      'list.options',
      'search.kind.exception',
      'search.one.exception',
      'search.kind.page',
      'annotations.mark',
      'annotations.title',
      'compared.versus',
      'sustainableProduction.compared',
      'wellPanel.axis',
      'wellPanel.forecast.used',
      'wellPanel.kind.label',
      'statistics.ratio.of',
      'wellPanel.hours.signal.motorTemperature',
      'wellPanel.otherPotential',
      'wellPanel.stage.axial',
      'wellPanel.stage.radial',
      'wellPanel.total',
      'notifications.body.course',
      'notifications.kind.exception',
      'evidence.case',
      'notifications.counted',
      'settings.photo',
      'settings.portal',
      'exceptions.loggedReason',
      'insight.stoppedFor',
      'terms.exception.name',
      'assistant.said.rank',
      'administration.keyStates.active',
      'administration.tabs.causes',
      'causeColumns.cause',
      'verdicts.form.cause',
      'assistant.said.compare',
      'monthlyReport.sections.production',
      'monthlyReport.deferral.cause',
      'exceptions.file.ofProduct',
      'masterData.hours',
      'productionDay.attention.largest',
      'productionDay.list.columns.exception',
      'productionDay.list.columns.production',
    ];
    expect(same.filter((key) => !alike.some((name) => key.endsWith(name)))).toEqual([]);
  });
});

// A CSV file has decimal points, which Excel reads as something else where its language has commas.
it.each(Object.keys(translations) as (keyof typeof translations)[])(
  'names the workbook for Excel beside the CSV file in %s, which has a decimal comma',
  (language) => {
    expect(new Intl.NumberFormat(language).format(0.5)).toContain(',');
    expect(new Map(translations[language]).get('portal.list.csv')).toMatch(/Excel.*\.xlsx/);
  },
);

it('keeps the punctuation of French on the line of its word', () => {
  const torn = translations.fr.filter(([, text]) => /« | [:;!?»](?!\w)/.test(text));
  expect(torn.map(([key]) => key)).toEqual([]);
});

it('holds no markup in any text', () => {
  for (const [key, text] of [...english, ...translations.es, ...translations.fr])
    expect(text, key).not.toMatch(/[<>]/);
});

describe('translator', () => {
  it('has the login texts at once and the others when asked', async () => {
    const i18n = createI18n('es', await loginTexts('es'));
    expect(i18n.t('heading')).toBe('Iniciar sesión');
    await loadTexts(i18n, 'portal');
    expect(i18n.t('portal:titles.notFound')).toBe('Página no encontrada');
    await changeLanguage(i18n, 'fr');
    expect(i18n.t('portal:titles.notFound')).toBe('Page introuvable');
    expect(i18n.t('heading')).toBe('Connexion');
  });

  it.each([
    ['before', 'after'],
    ['after', 'before'],
  ])('has texts in the language that is chosen %s they are asked for, not %s', async (order) => {
    const i18n = createI18n('en', enLogin);
    const change = () => changeLanguage(i18n, 'fr');
    const load = () => loadTexts(i18n, 'signIn');
    await Promise.all(order === 'before' ? [change(), load()] : [load(), change()]);
    expect(i18n.t('signIn:password')).toBe('Mot de passe');
  });

  it('uses the form for millions', async () => {
    const i18n = createI18n('fr', await loginTexts('fr'));
    await loadTexts(i18n, 'portal');
    expect(i18n.t('portal:notifications.unread', { count: 1_000_000 })).toBe(
      '1000000 de notifications non lues',
    );
    expect(i18n.t('portal:notifications.unread', { count: 2 })).toBe('2 notifications non lues');
  });

  it('does not escape values, because React does', async () => {
    const i18n = createI18n('en', enLogin);
    await loadTexts(i18n, 'signIn');
    expect(i18n.t('signIn:ssoError', { message: '<b>&"\'' })).toBe('SSO <b>&"\'');
  });

  it.each(['<img onerror>', '__proto__', 'EN', '', undefined, null])(
    'does not take %s for a language',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});
