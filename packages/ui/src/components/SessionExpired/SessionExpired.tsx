import { useLayoutEffect, type ReactNode } from 'react';
import { styled } from '../../themes/stitches.ts';
import { Banner } from '../Banner/Banner.tsx';

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

/** Props of {@link SessionExpired}. */
export interface SessionExpiredProps {
  /** What happened: `Session Expired: Session timedout. Please relogin.` */
  title: string;
  /** What happens next: `Redirecting to login...` */
  children: ReactNode;
}

/**
 * Says over everything else that the session is over: the page is dimmed, blurred and held still below. Where it
 * leads, and when, is the caller's.
 */
export function SessionExpired({ title, children }: SessionExpiredProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const scrolling = page.style.overflow;
    page.style.overflow = 'hidden';
    return () => {
      page.style.overflow = scrolling;
    };
  }, []);
  return (
    <>
      <Dim />
      <Place>
        <Banner tone="warning" title={title}>
          {children}
        </Banner>
      </Place>
    </>
  );
}
