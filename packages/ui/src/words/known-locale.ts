const known = new Map<string, string>();

/**
 * A language as the browser knows it: `es_MX` and `es_MX.UTF-8`, as systems write it, become `es-MX`. English for what is no
 * language tag, with a warning: it would throw wherever a number is written.
 */
export function knownLocale(given: string): string {
  let locale = known.get(given);
  if (locale === undefined) {
    try {
      const [tag = ''] = given.split(/[.@]/, 1);
      [locale = 'en'] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    } catch {
      locale = 'en';
      // eslint-disable-next-line no-console -- for developers: nothing else says why all is English
      console.warn(`No language tag: ${given}`);
    }
    known.set(given, locale);
  }
  return locale;
}
