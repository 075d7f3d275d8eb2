import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { Banner } from '../../messages/Banner/Banner.tsx';

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

/** Props of {@link SessionExpired}; the rest goes to the element of the message. */
export interface SessionExpiredProps extends RootProps {
  /** What happened: `Session Expired: Session timedout. Please relogin.` */
  title: string;
  /** What happens next: `Redirecting to login...` */
  children: ReactNode;
}

/**
 * Says over everything else that the session is over: what stands beside it in the page is dimmed, held still and out
 * of reach of pointer and keyboard. Where it leads, and when, is the caller's.
 */
export function SessionExpired({ title, children, ref, ...rest }: SessionExpiredProps) {
  const place = useRef<HTMLDivElement>(null);
  const joined = useJoinedRef(place, ref);
  useLayoutEffect(() => {
    const page = document.documentElement;
    const scrolling = page.style.overflow;
    // The browser shows modal dialogs above every layer of a page.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    page.style.overflow = 'hidden';
    const beside = [...(place.current?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !('sessionOver' in element.dataset) && !element.inert,
    );
    for (const element of beside) element.inert = true;
    return () => {
      page.style.overflow = scrolling;
      for (const element of beside) element.inert = false;
    };
  }, []);
  return (
    <>
      <Dim data-session-over="" />
      <Place {...rest} ref={joined} data-session-over="">
        <Banner tone="warning" title={title}>
          {children}
        </Banner>
      </Place>
    </>
  );
}
