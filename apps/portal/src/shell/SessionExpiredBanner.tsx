import { SessionExpired } from '@cnx/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionExpiredBannerMs } from '../limits.ts';
import { paths } from '../paths.ts';

/** Says that the session is over, holds the page out of reach, and goes to the login page after three seconds. */
export function SessionExpiredBanner() {
  const { t } = useTranslation('portal');
  useEffect(() => {
    const timer = setTimeout(() => location.replace(paths.login), sessionExpiredBannerMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SessionExpired
      title={t('trouble.session.expired')}
      description={t('trouble.session.over')}
      href={paths.login}
    >
      {t('trouble.session.redirecting')}
    </SessionExpired>
  );
}
