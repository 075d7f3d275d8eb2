import { styled } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../i18n/languages.ts';
import { languageAtom } from '../state/preferences.atoms.ts';

const Row = styled('div', { display: 'flex', gap: '$1', marginInline: '-$space$2' });
/** Marks the current language by the page's own, which the boot script knows before React does. */
const current = Object.fromEntries(
  languages.map((language) => [
    `html[lang=${language}] &[lang=${language}]`,
    { color: '$text', fontWeight: '$medium' },
  ]),
);
const Choice = styled('button', {
  minHeight: '$touch',
  padding: '0 $2',
  bare: true,
  borderRadius: '$control',
  quiet: '$small',
  '&:hover': { color: '$text' },
  focusRing: -2,
  '@medium': { minHeight: '$controlSmall' },
  ...current,
});

const noChanges = () => () => undefined;

/** The languages side by side, for the pages before sign-in. */
export function LanguageButtons() {
  const { t } = useTranslation('login');
  const [language, setLanguage] = useAtom(languageAtom);
  // The prerendered markup is the same in every language: which one is pressed is said afterwards.
  const known = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <Row role="group" aria-label={t('language')}>
      {languages.map((each) => (
        <Choice
          key={each}
          type="button"
          lang={each}
          {...(known && { 'aria-pressed': each === language })}
          onClick={() => setLanguage(each)}
        >
          {languageNames[each]}
        </Choice>
      ))}
    </Row>
  );
}
