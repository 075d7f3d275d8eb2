import type { Preferences } from '@cnx/api';
import { createExampleFetch, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { testPortal } from '../../portal.fixture.ts';
import { densityAtom, regionAtom, timeZoneAtom, unitSystemAtom } from '../../state/display.atoms.ts';
import {
  applyChoices,
  followOtherTabs,
  isTimeZone,
  keepChoice,
  preferencesPath,
  showKept,
} from '../../state/kept-preferences.ts';
import { createErrorReports } from '../../state/error-reports.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { languageAtom, themeAtom } from '../../state/preferences.atoms.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { choicesOf, formOf, isChanged, preferencesOf, saveSettings } from './settings.ts';

const kept = examples.preferences;
const shown = {
  language: 'en',
  regionFormat: '',
  timeZone: '',
  units: 'metric',
  theme: 'dark',
  landingPage: '',
  density: 'comfortable',
  usage: 'on',
};
const toggle = vi.fn();
vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
afterEach(() => toggle.mockClear());
afterAll(() => vi.unstubAllGlobals());

/** A tab whose server answers the saves so, one after the other. */
function open(...statuses: number[]) {
  const sent: Preferences[] = [];
  let version = kept.version;
  const tab = testPortal({
    answer: createExampleFetch({
      getPreferences: () => Response.json({ ...kept, version }),
      savePreferences: (async (request: Request) => {
        sent.push((await request.json()) as Preferences);
        const status = statuses.shift() ?? 200;
        if (status === 409) version++;
        return status === 200
          ? Response.json(sent.at(-1))
          : Response.json({ errors: [{ message: 'no' }] }, { status });
      }) as never,
    }),
  });
  const reports = createErrorReports({ now: tab.portal.now, send: undefined });
  tab.store.set(queryClientAtom, createQueryClient(tab.portal.loadClient, reports));
  return { ...tab, sent };
}

describe('the form', () => {
  const formats = {
    language: 'en',
    t: (key: string, values?: { value: string }) => (values ? `${values.value}?` : key),
  } as unknown as Formats;

  it('shows what is kept, and what this browser shows where nothing was chosen', () => {
    expect(formOf(kept, shown)).toMatchObject({ timeZone: 'Europe/Oslo', regionFormat: 'GB' });
    const none = {
      regionFormat: null,
      theme: null,
      units: null,
      landingPage: null,
      density: null,
      usage: null,
    };
    expect(formOf({ version: 0, language: null, timeZone: null, portal: none }, shown)).toEqual(shown);
  });

  it.each([
    ['UTC', 'UTC', 'UTC'],
    ['Etc/UTC', 'UTC', 'UTC'],
    ['US/Eastern', 'America/New_York', 'America/New York'],
    ['Etc/GMT-5', 'Etc/GMT-5', 'Etc/GMT-5'],
  ])('has a zone that was kept as %s as the choice %s', (timeZone, value, label) => {
    const form = formOf({ ...kept, timeZone }, shown);
    expect(form.timeZone).toBe(value);
    const choices = choicesOf('timeZone', form, formats).filter((choice) => choice.value === value);
    expect(choices).toEqual([{ value, label }]);
  });

  it('has a zone that this browser lists by an older name, as others keep it', () => {
    const names = new Set(
      ['Asia/Kolkata', 'Asia/Calcutta'].map((timeZone) => formOf({ ...kept, timeZone }, shown).timeZone),
    );
    expect(names.size).toBe(1);
  });

  it('keeps a zone, a theme or a language that only a newer version knows, until another is chosen', () => {
    const newer = {
      ...kept,
      timeZone: 'Mars/Olympus',
      language: 'de',
      portal: { ...kept.portal, theme: 'teal' },
    };
    const form = formOf(newer, shown);
    expect(choicesOf('theme', form, formats).at(-1)).toEqual({ value: 'teal', label: 'teal?' });
    expect(choicesOf('timeZone', form, formats).at(-1)).toMatchObject({ value: 'Mars/Olympus' });
    expect(preferencesOf({ ...form, units: 'field' }, newer)).toMatchObject({
      language: 'de',
      timeZone: 'Mars/Olympus',
      portal: { theme: 'teal', units: 'field' },
    });
  });

  it('is changed by any setting', () => {
    expect(isChanged(shown, { ...shown })).toBe(false);
    expect(isChanged(shown, { ...shown, density: 'compact' })).toBe(true);
  });
});

describe('saving', () => {
  it('shows the portal so, and says it in the words of the specification', async () => {
    const { portal, store, sent } = open();
    const form = { ...formOf(kept, shown), language: 'es', regionFormat: 'MX', density: 'compact' };
    expect(await saveSettings(portal, form, kept)).toBe('saved');
    expect(sent).toMatchObject([{ version: 3, language: 'es', portal: { density: 'compact' } }]);
    expect(store.get(languageAtom)).toBe('es');
    expect(store.get(regionAtom)).toBe('MX');
    expect(store.get(densityAtom)).toBe('compact');
    expect(toggle).toHaveBeenCalledWith('density-compact', true);
    expect(store.get(toastsAtom).shown.map(({ message }) => message)).toEqual([
      { key: 'portal:shell.settingsSaved' },
      { key: 'portal:shell.languageChanged', values: { language: 'Español' } },
    ]);
  });

  it.each([
    [409, 'changed'],
    [500, 'failed'],
  ])('that is answered with %i is %s, and changes nothing here', async (status, outcome) => {
    const { portal, store } = open(status);
    const form = { ...formOf(kept, shown), theme: 'red' };
    expect(await saveSettings(portal, form, kept)).toBe(outcome);
    expect(store.get(themeAtom)).toBe('dark');
    expect(store.get(toastsAtom).shown).toEqual([]);
  });

  it('holds in this browser where the server keeps no settings', async () => {
    const { portal, store } = open(501);
    expect(await saveSettings(portal, { ...formOf(kept, shown), theme: 'red' }, kept)).toBe('saved');
    expect(store.get(themeAtom)).toBe('red');
  });

  it('of a choice in the header goes over what another tab has saved meanwhile', async () => {
    const { portal, sent } = open(409);
    await keepChoice(portal, (choices) => ({ ...choices, portal: { ...choices.portal, theme: 'blue' } }));
    expect(sent.map(({ version, portal: { theme } }) => [version, theme])).toEqual([
      [3, 'blue'],
      [4, 'blue'],
    ]);
  });

  it('are all kept, one after the other, when several are made at once', async () => {
    const { portal, sent } = open();
    await Promise.all([
      keepChoice(portal, (choices) => ({ ...choices, portal: { ...choices.portal, theme: 'blue' } })),
      keepChoice(portal, (choices) => ({ ...choices, language: 'es' })),
      keepChoice(portal, (choices) => ({ ...choices, portal: { ...choices.portal, theme: 'red' } })),
    ]);
    expect(sent.map(({ version, language, portal: { theme } }) => [version, language, theme])).toEqual([
      [3, 'en', 'blue'],
      [4, 'es', 'blue'],
      [5, 'es', 'red'],
    ]);
  });
});

it('leaves no choice behind once it is saved', async () => {
  const { portal, store } = open();
  await keepChoice(portal, (choices) => choices);
  const left = () => store.get(queryClientAtom).getMutationCache().getAll();
  await expect.poll(() => left()).toEqual([]);
});

describe('a choice in the header that cannot be saved', () => {
  type Store = ReturnType<typeof open>['store'];
  const theme = (portal: Parameters<typeof keepChoice>[0], name: 'red' | 'blue') => {
    portal.store.set(themeAtom, name);
    return keepChoice(portal, (choices) => ({ ...choices, portal: { ...choices.portal, theme: name } }));
  };
  const speak = (portal: Parameters<typeof keepChoice>[0], language: 'es' | 'fr') => {
    portal.store.set(languageAtom, language);
    return keepChoice(portal, (choices) => ({ ...choices, language }));
  };
  /** Shows each version that comes, as the frame of the pages does. */
  const follow = (store: Store) => {
    const languages: string[] = [];
    store
      .get(queryClientAtom)
      .getQueryCache()
      .subscribe(() => {
        const client = store.get(queryClientAtom);
        const answer = client.getQueryData<{ data: Preferences }>([preferencesPath, {}]);
        if (answer) showKept(store, answer.data);
        languages.push(store.get(languageAtom));
      });
    return languages;
  };

  it('stays on the screen, also while those before it are saved', async () => {
    const { portal, store, sent } = open(200, 429);
    const languages = follow(store);
    await Promise.all([theme(portal, 'red'), speak(portal, 'es')]);
    expect(sent).toHaveLength(2);
    expect([...new Set(languages)]).toEqual(['es']);
    expect(store.get(themeAtom)).toBe('red');
  });

  it('is saved with the next one, and ends with what is saved in the settings', async () => {
    const { portal, store, sent } = open(429, 200, 429);
    follow(store);
    await speak(portal, 'es');
    await theme(portal, 'blue');
    expect(sent.at(-1)).toMatchObject({ language: 'es', portal: { theme: 'blue' } });
    await speak(portal, 'fr');
    await saveSettings(portal, { ...formOf(kept, shown), language: 'es' }, { ...kept, version: 4 });
    expect(store.get(languageAtom)).toBe('es');
  });
});

it('applies what it knows and leaves the rest as it is here', () => {
  const { store } = open();
  store.set(themeAtom, 'green');
  applyChoices(store, {
    language: '<img onerror>',
    timeZone: '__proto__',
    portal: { regionFormat: 'ZZ', theme: 'teal', units: 'imperial', landingPage: null, density: 'dense' },
  });
  expect(store.get(languageAtom)).toBe('en');
  expect(store.get(themeAtom)).toBe('green');
  expect([store.get(timeZoneAtom), store.get(regionAtom)]).toEqual([null, null]);
  expect([store.get(unitSystemAtom), store.get(densityAtom)]).toEqual(['metric', 'comfortable']);
  expect(isTimeZone('Europe/Oslo')).toBe(true);
});

it('follows the language and the theme of another tab, and nothing else that is stored', () => {
  const { store } = open();
  const target = Object.assign(new EventTarget(), { localStorage: {} }) as unknown as Window;
  const end = followOtherTabs(store, target);
  const stored = (key: string, newValue: string) =>
    target.dispatchEvent(
      Object.assign(new Event('storage'), { key, newValue, storageArea: target.localStorage }),
    );
  stored('theme', 'purple');
  stored('language', 'fr');
  stored('theme', 'teal');
  stored('language', '__proto__');
  expect([store.get(themeAtom), store.get(languageAtom)]).toEqual(['purple', 'fr']);
  end();
  stored('theme', 'red');
  expect(store.get(themeAtom)).toBe('purple');
});

it('writes numbers and times as the region and the zone have them', () => {
  expect(quantityFormat('en', 'metric', 'en-DE').count(1234.5, { digits: 1 })).toBe('1.234,5');
  const dates = dateFormat('en', { locale: 'en-GB', timeZone: 'Asia/Tokyo' });
  expect(dates.clock('2026-11-20T20:30:00Z')).toMatch(/^21 Nov 2026, 05:30 /);
  // A place's own clock stays.
  expect(dates.clock('2026-11-20T06:00:00+01:00')).toMatch(/^20 Nov 2026, 06:00 UTC\+1$/);
});
