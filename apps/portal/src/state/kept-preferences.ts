// What the server keeps of how the user wants the portal: how it is read, applied and saved.
import { isApiFailure, NotOfferedError, type ApiAnswer, type ApiClient, type Preferences } from '@cnx/api';
import { applyDensity, densities, isThemeName } from '@cnx/ui';
import { MutationObserver } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isLanguage, type Language } from '../i18n/languages.ts';
import { unitSystems } from '../quantities.ts';
import { densityAtom, regionAtom, timeZoneAtom, unitSystemAtom, usageChoiceAtom } from './display.atoms.ts';
import { languageAtom, themeAtom } from './preferences.atoms.ts';
import type { PortalStore } from './store.ts';

/** Path of the call that reads them. */
export const preferencesPath = '/CNXUser/GetPreferences';

/** What the user chose, without its version; null for what was not chosen. */
export type Choices = Omit<Preferences, 'version'>;

/** Regions that write a language in their own way; any other is that of the language. */
export const regionsOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['US', 'GB', 'CA', 'AU', 'SE', 'DE'],
  es: ['ES', 'MX', 'AR', 'CO'],
  fr: ['FR', 'CA', 'BE', 'CH'],
};

/** Whether use of the portal may be counted. */
export const usageChoices = ['on', 'off'] as const;

/** This browser's own name of a time zone, which has several; undefined for one that it does not know. */
export function ownZoneName(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone || undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser knows a time zone by that name. */
export function isTimeZone(name: string | null): name is string {
  return name !== null && ownZoneName(name) !== undefined;
}

/**
 * Shows the portal as the user chose it. What was not chosen, or what only a newer version of the portal knows, stays as
 * it is in this browser.
 */
export function applyChoices(store: PortalStore, { language, timeZone, portal }: Choices): void {
  if (isLanguage(language)) store.set(languageAtom, language);
  if (isThemeName(portal.theme)) store.set(themeAtom, portal.theme);
  const units = unitSystems.find((system) => system === portal.units);
  if (units) store.set(unitSystemAtom, units);
  const region = regionsOf[store.get(languageAtom)].find((code) => code === portal.regionFormat);
  store.set(regionAtom, region ?? null);
  store.set(timeZoneAtom, isTimeZone(timeZone) ? timeZone : null);
  const density = densities.find((one) => one === portal.density) ?? 'comfortable';
  store.set(densityAtom, density);
  applyDensity(density);
  store.set(usageChoiceAtom, usageChoices.find((one) => one === portal.usage) ?? 'on');
}

/** What reading and saving need of the portal. */
export interface PreferenceServices {
  readonly store: PortalStore;
  readonly loadClient: () => Promise<ApiClient>;
}

/** What came of saving: stored, changed meanwhile by another tab or device, or not answered well. */
export type SaveOutcome = 'saved' | 'changed' | 'failed';

const isChanged = (error: unknown) => isApiFailure(error) && error.kind === 'api' && error.status === 409;

/** Saves all choices over the version that they were made on, and shows the portal so. Never fails: a failure is a result. */
export async function savePreferences(
  services: PreferenceServices,
  preferences: Preferences,
): Promise<SaveOutcome> {
  const outcome = await save(services, preferences);
  if (outcome === 'saved') {
    services.store.set(ownChangesAtom, []);
    applyChoices(services.store, preferences);
  }
  return outcome;
}

async function save(
  { store, loadClient }: PreferenceServices,
  preferences: Preferences,
): Promise<SaveOutcome> {
  const client = store.get(queryClientAtom);
  const queryKey = [preferencesPath, {}];
  try {
    const { POST } = await loadClient();
    await POST('/CNXUser/SavePreferences', { body: preferences }).catch((error: unknown) => {
      // This browser keeps the language, the theme and the units; the others hold in this tab.
      if (!(error instanceof NotOfferedError)) throw error;
    });
    client.setQueryData<Pick<ApiAnswer<Preferences>, 'data'>>(
      queryKey,
      (answer) => answer && { ...answer, data: { ...preferences, version: preferences.version + 1 } },
    );
    return 'saved';
  } catch (error) {
    if (!isChanged(error)) return 'failed';
    await client.invalidateQueries({ queryKey });
    return 'changed';
  }
}

type Change = (choices: Preferences) => Preferences;

/** What the user chose elsewhere than in the settings and the server does not keep yet, or could not, the newest last. */
export const ownChangesAtom = atom<readonly Change[]>([]);

const changed = (kept: Preferences, changes: readonly Change[]) =>
  changes.reduce((choices, change) => change(choices), kept);

/** Shows the portal as the server keeps it, and over that what was chosen here since. */
export function showKept(store: PortalStore, kept: Preferences): void {
  applyChoices(store, changed(kept, store.get(ownChangesAtom)));
}

/**
 * Keeps what the user chose elsewhere than in the settings, such as the theme in the header, and is shown already. Never
 * fails: it then holds in this tab, and is kept with the next choice. Choices made at once are kept one after the other:
 * each is made on the version before it.
 */
export async function keepChoice(services: PreferenceServices, change: Change): Promise<void> {
  services.store.set(ownChangesAtom, (changes) => [...changes, change]);
  const keeping = new MutationObserver(services.store.get(queryClientAtom), {
    mutationFn: () => saveChoice(services, change),
    scope: { id: preferencesPath },
    networkMode: 'always',
    gcTime: 0,
  });
  try {
    await keeping.mutate();
  } finally {
    // What is observed stays in the cache.
    keeping.reset();
  }
}

async function saveChoice(services: PreferenceServices, change: Change): Promise<void> {
  const { store } = services;
  const client = store.get(queryClientAtom);
  const queryKey = [preferencesPath, {}];
  // Once more where another tab was faster: this choice is the newest.
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await client.fetchQuery<ApiAnswer<Preferences>>({ queryKey }).catch(() => undefined);
    if (!answer) return;
    const all = store.get(ownChangesAtom);
    const made = all.slice(0, all.indexOf(change) + 1);
    const outcome = await save(services, changed(answer.data, made));
    if (outcome === 'saved') store.set(ownChangesAtom, (left) => left.filter((each) => !made.includes(each)));
    if (outcome !== 'changed') return;
  }
}

/** Follows the language and theme that another tab of this browser stored. @returns a function that ends it */
export function followOtherTabs(store: PortalStore, target: Window): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== target.localStorage) return;
    if (key === 'language' && isLanguage(newValue)) store.set(languageAtom, newValue);
    if (key === 'theme' && isThemeName(newValue)) store.set(themeAtom, newValue);
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
}
