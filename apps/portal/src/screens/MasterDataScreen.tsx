import { PageHeader, Stack } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { MasterData } from '../features/master-data/MasterData.tsx';

/** /dashboard/master-data: what is known of wells and fields beside their rows, for administrators. */
export function MasterDataScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.masterData')} description={t('masterData.description')} />
      <MasterData />
    </Stack>
  );
}
