import { Banner, styled } from '@cnx/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionExpiredBannerMs } from '../limits.ts';
import { paths } from '../paths.ts';

const Dim = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$sessionDim',
  backgroundColor: '$scrim',
  backdropFilter: 'blur(4px)',
});
const Place = styled('div', {
  position: 'fixed',
  insetInline: '$4',
  insetBlockStart: '$4',
  zIndex: '$sessionBanner',
  maxWidth: 560,
  marginInline: 'auto',
});

/** Says that the session is over, holds the page still, and goes to the login page after three seconds. */
export function SessionExpiredBanner({ message }: { message: string }) {
  const { t } = useTranslation('portal');
  useEffect(() => {
    const page = document.documentElement;
    const scrolling = page.style.overflow;
    page.style.overflow = 'hidden';
    const timer = setTimeout(() => location.replace(paths.login), sessionExpiredBannerMs);
    return () => {
      page.style.overflow = scrolling;
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <Dim />
      <Place>
        <Banner tone="warning" title={t('trouble.session.expired') + message}>
          {t('trouble.session.redirecting')}
        </Banner>
      </Place>
    </>
  );
}
