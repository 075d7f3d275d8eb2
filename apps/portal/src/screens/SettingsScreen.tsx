import { PageHeader, Stack } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { WellsByFilters } from '../features/filters/WellsByFilters.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';

/** /settings: how the user wants the portal, where that user is signed in, and the profile. */
export function SettingsScreen() {
  const { t } = useTranslation('portal');
  return (
    <Stack gap="normal">
      <PageHeader title={t('titles.settings')} />
      <SettingsPage
        wellsChoice={(chosen, onChange) => <WellsByFilters chosen={chosen} onChange={onChange} />}
      />
    </Stack>
  );
}
