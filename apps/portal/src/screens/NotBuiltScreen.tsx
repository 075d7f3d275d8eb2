import { Text } from '@cnx/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathName } from '../paths.ts';
import { PlainPage } from '../shell/PlainPage.tsx';

/** The plain screen of a route whose contents are not built yet: its title, and that there is nothing more. */
export function notBuiltScreen(name: PathName): ComponentType {
  return function NotBuiltScreen() {
    const { t } = useTranslation('portal');
    return (
      <PlainPage art title={t(`titles.${name}`)}>
        <Text emphasis="quiet">{t('trouble.notBuilt.text')}</Text>
      </PlainPage>
    );
  };
}
