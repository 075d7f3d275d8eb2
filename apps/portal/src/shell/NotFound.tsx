import { Button, Text } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { PlainPage } from './PlainPage.tsx';

/** Says that nothing is at this address, and leads back. */
export function NotFound() {
  const { t } = useTranslation(['login', 'portal']);
  return (
    <PlainPage art title={t('portal:titles.notFound')}>
      <Text emphasis="quiet">{t('portal:trouble.notFound.text')}</Text>
      <Button emphasis="strong" asChild>
        <a href={paths.dashboard}>{t('login:returnToDashboard')}</a>
      </Button>
    </PlainPage>
  );
}
