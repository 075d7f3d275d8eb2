import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from './i18n.ts';

/**
 * Fetches the texts that a page needs beyond those of every page.
 * @returns whether they are there. Should they not be had, the page shows the names of its texts rather than nothing.
 */
export function useTexts(...bundles: readonly ('signIn' | 'singleSignOn' | 'passwords')[]): boolean {
  const { i18n } = useTranslation();
  const [there, setThere] = useState(() =>
    bundles.every((each) => i18n.hasResourceBundle(i18n.language, each)),
  );
  const names = bundles.join();
  useEffect(() => {
    const wanted = names.split(',') as (typeof bundles)[number][];
    const show = () => setThere(true);
    Promise.all(wanted.map((bundle) => loadTexts(i18n, bundle))).then(show, show);
  }, [i18n, names]);
  return there;
}
