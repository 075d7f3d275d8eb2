import { useTranslation } from 'react-i18next';
import { PlainPage } from '../shell/PlainPage.tsx';

/** /dashboard */
export function DashboardScreen() {
  const { t } = useTranslation('portal');
  return <PlainPage title={t('titles.dashboard')}>{null}</PlainPage>;
}
