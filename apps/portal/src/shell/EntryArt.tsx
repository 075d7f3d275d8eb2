import { styled } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import artUrl from '../art/entry-art.svg?url';

const Picture = styled('svg', { position: 'absolute', inset: 0, width: '100%', height: '100%' });

/**
 * Contour lines over layered rock, and a well that follows one of the layers. It takes its colors from the theme's
 * variables, which reach into the referenced file.
 */
export function EntryArt() {
  const { t } = useTranslation('login');
  return (
    <Picture role="img" aria-label={t('picture')}>
      <use href={`${artUrl}#art`} />
    </Picture>
  );
}
