import { PageHeader, Stack } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Administration } from '../features/administration/Administration.tsx';
import { paths } from '../paths.ts';
import { ImportScreen } from './ImportScreen.tsx';

/** /administration: people, registered applications and the audit log, for administrators. */
function AdministrationScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.administration')} description={t('administration.description')} />
      <Administration />
    </Stack>
  );
}

/** The screens of administrators that are one part of the code: /administration and /dashboard/import. */
export function AdministratorScreen() {
  return useLocation().pathname === paths.import ? <ImportScreen /> : <AdministrationScreen />;
}
