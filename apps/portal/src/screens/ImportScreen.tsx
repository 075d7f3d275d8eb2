import { PageHeader, Stack } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { ImportPage } from '../features/imports/ImportPage.tsx';

/** /dashboard/import: files of administrators become rows. */
export function ImportScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.import')} description={t('imports.description')} />
      <ImportPage />
    </Stack>
  );
}
