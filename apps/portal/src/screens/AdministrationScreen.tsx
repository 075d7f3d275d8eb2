import { PageHeader, Stack } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { Administration } from '../features/administration/Administration.tsx';

/** /administration: people, registered applications and the audit log, for administrators. */
export function AdministrationScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.administration')} description={t('administration.description')} />
      <Administration />
    </Stack>
  );
}
