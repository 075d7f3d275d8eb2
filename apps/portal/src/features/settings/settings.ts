import type { ApiClient, Preferences } from '@cnx/api';
import { densities, themeNames, themeSwitchWords } from '@cnx/ui';
import { queryClientAtom } from 'jotai-tanstack-query';
import { defaultLanguage, isLanguage, languageNames, languages } from '../../i18n/languages.ts';
import type { TextKey } from '../../i18n/message.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { landingPages } from '../../redirects/landing-pages.ts';
import type { Portal } from '../../portal.ts';
import { unitSystems } from '../../quantities.ts';
import {
  isTimeZone,
  ownZoneName,
  regionsOf,
  savePreferences,
  type SaveOutcome,
  usageChoices,
} from '../../state/kept-preferences.ts';
import { timeZones } from '../../state/time-zones.ts';
import { showToast } from '../../state/toasts.atoms.ts';

/** How a user reads texts, dates and times. */
export const readingNames = ['language', 'regionFormat', 'timeZone'] as const;
/** How the portal shows itself. */
export const portalNames = ['units', 'theme', 'landingPage', 'density', 'usage'] as const;
/** A setting of the form; each is a text, and empty where nothing was chosen. */
export const settingNames = [...readingNames, ...portalNames] as const;
/** One of {@link settingNames}. */
export type SettingName = (typeof settingNames)[number];
/** What the form holds. */
export type SettingsForm = Readonly<Record<SettingName, string>>;

/** The form of what is kept; `shown` is what this browser shows where nothing was chosen. */
export function formOf({ language, timeZone, portal }: Preferences, shown: SettingsForm): SettingsForm {
  return {
    language: language ?? shown.language,
    regionFormat: portal.regionFormat ?? '',
    timeZone: timeZone === null ? '' : zoneChoiceOf(timeZone),
    units: portal.units ?? shown.units,
    theme: portal.theme ?? shown.theme,
    landingPage: portal.landingPage ?? '',
    density: portal.density ?? shown.density,
    usage: portal.usage ?? shown.usage,
  };
}

/** What is kept when the form is saved: what it does not show stays. */
export function preferencesOf(form: SettingsForm, kept: Preferences): Preferences {
  const { language, regionFormat, timeZone, units, theme, landingPage, density, usage } = form;
  return {
    ...kept,
    language,
    timeZone: timeZone || null,
    portal: {
      ...kept.portal,
      regionFormat: regionFormat || null,
      units,
      theme,
      landingPage: landingPage || null,
      density,
      usage,
    },
  };
}

/** Whether a form differs from another. */
export function isChanged(form: SettingsForm, from: SettingsForm): boolean {
  return settingNames.some((name) => form[name] !== from[name]);
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const zoneOfComputer = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneName = (zone: string) => zone.replaceAll('_', ' ');

/** The choice that a kept zone is, also where it was kept by another of its names; the name as it is where it is none. */
function zoneChoiceOf(name: string): string {
  const listed = timeZones();
  const own = ownZoneName(name);
  return !listed.includes(name) && own !== undefined && listed.includes(own) ? own : name;
}

/**
 * What each setting can be chosen from. A value that is kept and not known here, as a newer version of the portal may
 * have stored it, is there as it is.
 */
export function choicesOf(
  name: SettingName,
  form: SettingsForm,
  { t, language }: Formats,
): readonly Choice[] {
  const known = knownChoices(name, form, { t, language });
  const value = form[name];
  return known.some((choice) => choice.value === value)
    ? known
    : [...known, { value, label: nameOfUnlisted(name, value) ?? t('settings.unknownValue', { value }) }];
}

/** What a value that no list has is called where the browser understands it all the same. */
function nameOfUnlisted(name: SettingName, value: string): string | undefined {
  return name === 'timeZone' && isTimeZone(value) ? zoneName(value) : undefined;
}

function knownChoices(
  name: SettingName,
  form: SettingsForm,
  { t, language }: Pick<Formats, 't' | 'language'>,
): readonly Choice[] {
  switch (name) {
    case 'language':
      return languages.map((value) => ({ value, label: languageNames[value] }));
    case 'regionFormat': {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      const spoken = isLanguage(form.language) ? form.language : defaultLanguage;
      const regions = regionsOf[spoken].map((value) => ({ value, label: names.of(value) ?? value }));
      return [{ value: '', label: t('settings.regionOfLanguage') }, ...regions];
    }
    case 'timeZone':
      return [
        { value: '', label: t('settings.zoneOfComputer', { zone: zoneName(zoneOfComputer()) }) },
        ...timeZones().map((value) => ({ value, label: zoneName(value) })),
      ];
    case 'units':
      return unitSystems.map((value) => ({ value, label: t(`insight.unitSystems.${value}`) }));
    case 'theme':
      return themeNames.map((value) => ({ value, label: themeSwitchWords[language][value] }));
    case 'landingPage':
      return [
        { value: '', label: t('settings.landingOfRole') },
        ...landingPages.map((page) => ({ value: paths[page], label: t(`titles.${page}`) })),
      ];
    case 'usage':
      return usageChoices.map((value) => ({ value, label: t(`settings.usageChoices.${value}`) }));
    case 'density':
      return densities.map((value) => ({ value, label: t(`settings.densities.${value}`) }));
  }
}

/** Saves the form over what is kept, and says what came of it. */
export async function saveSettings(
  portal: Portal,
  form: SettingsForm,
  kept: Preferences,
): Promise<SaveOutcome> {
  const outcome = await savePreferences(portal, preferencesOf(form, kept));
  if (outcome !== 'saved') return outcome;
  showToast(portal.store, { key: 'portal:shell.settingsSaved' }, 'good');
  if (form.language !== kept.language && isLanguage(form.language)) {
    const values = { language: languageNames[form.language] };
    showToast(portal.store, { key: 'portal:shell.languageChanged', values }, 'good');
  }
  return outcome;
}

type Services = Pick<Portal, 'store' | 'loadClient'>;

/** Gives an order to end sessions, says what came of it, and asks for those that are left. */
async function ended(
  { store, loadClient }: Services,
  give: (client: ApiClient) => Promise<unknown>,
  done: TextKey,
  failed: TextKey,
): Promise<boolean> {
  let isDone = true;
  try {
    await give(await loadClient());
  } catch {
    isDone = false;
  }
  showToast(store, { key: isDone ? done : failed }, isDone ? 'good' : 'critical');
  // A session that could not be ended may be over already.
  await store.get(queryClientAtom).invalidateQueries({ queryKey: ['/CNXUser/GetAccountSecurity'] });
  return isDone;
}

/** Ends all other sessions of the user. @returns whether they are over */
export function endOtherSessions(services: Services): Promise<boolean> {
  return ended(
    services,
    ({ POST }) => POST('/CNXUser/EndOtherSessions', { body: {} }),
    'portal:settings.ended',
    'portal:settings.notEnded',
  );
}

/** Ends one other session of the user. @returns whether it is over */
export function endSession(services: Services, sessionId: string): Promise<boolean> {
  return ended(
    services,
    ({ POST }) => POST('/CNXUser/EndSession', { body: { sessionId } }),
    'portal:settings.endedOne',
    'portal:settings.notEndedOne',
  );
}
