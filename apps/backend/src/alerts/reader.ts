import { chooseLanguage, type Language } from '../mail/languages.ts';

/** The systems of units that a reader may choose. */
export type UnitSystem = 'metric' | 'field';

/** How a reader wants texts, figures and times. */
export interface Reader {
  readonly language: Language;
  /** BCP 47 tag of the region in whose way numbers and days are written. */
  readonly locale: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly units: UnitSystem;
}

const known = (tag: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a user or a recipient chose; null for nothing. */
export interface Choices {
  readonly language: string | null;
  readonly timeZone: string | null;
  readonly regionFormat: string | null;
  readonly units: string | null;
}

/** A reader by choices, with English, UTC and metric units where there are none that hold. */
export function readerOf({ language: wanted, timeZone, regionFormat, units }: Choices): Reader {
  const language = chooseLanguage([wanted]);
  return {
    language,
    locale: regionFormat !== null && known(regionFormat) ? regionFormat : language,
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
    units: units === 'field' ? 'field' : 'metric',
  };
}
