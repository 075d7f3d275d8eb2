import { Banner, styled } from '@cnx/ui';
import { useEffect, useRef } from 'react';
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

/** Says that the session is over, holds the page still and out of reach, and goes to the login page after three seconds. */
export function SessionExpiredBanner({ message }: { message: string }) {
  const { t } = useTranslation('portal');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    const scrolling = page.style.overflow;
    page.style.overflow = 'hidden';
    const behind = [...(place.current?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !('sessionOver' in element.dataset),
    );
    const blocked = behind.filter((element) => !element.inert);
    for (const element of blocked) element.inert = true;
    const timer = setTimeout(() => location.replace(paths.login), sessionExpiredBannerMs);
    return () => {
      page.style.overflow = scrolling;
      for (const element of blocked) element.inert = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <Dim data-session-over="" />
      <Place ref={place} data-session-over="">
        <Banner tone="warning" title={t('trouble.session.expired') + message}>
          {t('trouble.session.redirecting')}
        </Banner>
      </Place>
    </>
  );
}
