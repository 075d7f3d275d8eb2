import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Spinner } from '../../showing/Spinner/Spinner.tsx';
import { sessionExpiredWords, type SessionExpiredLabels } from './session-expired.words.ts';

const Dim = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$sessionDim',
  backgroundColor: '$scrim',
  backdropFilter: 'blur(4px)',
});
const Place = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$sessionBanner',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'safe center',
  padding: '$4',
  overflowY: 'auto',
});
const Panel = styled('div', {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 400,
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
  backgroundColor: '$raised',
  elevation: 'dialog',
  color: '$text',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
const Body = styled('div', { column: '$4', padding: '$5' });
const Heading = styled('h2', {
  column: '$1',
  fontSize: '$body',
  lineHeight: '$body',
  fontWeight: '$regular',
});
const Title = styled('span', { fontSize: '$lead', fontWeight: '$strong', lineHeight: '$snug' });
const Next = styled('p', { row: '$2', quiet: '$small' });
const Foot = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '$3 $5',
  borderTop: '1px solid $raisedBorder',
});

/** Props of {@link SessionExpired}; the rest goes to the element over the page in whose middle the description stands. */
export interface SessionExpiredProps extends RootProps {
  /** What happened, in two words: `Session Expired: ` */
  title: string;
  /** The rest of that sentence: `Session timedout. Please relogin.` */
  description: string;
  /** What happens next: `Redirecting to login...` */
  children: ReactNode;
  /** Where the sign-in is, for a user whom nothing leads there. */
  href: string;
  /** Words instead of the component's own. */
  labels?: Partial<SessionExpiredLabels>;
}

/**
 * Says over everything else that the session is over: what stands beside it in the page is dimmed, held still and out
 * of reach of pointer and keyboard. Its only control, which has the focus, leads to the sign-in; leading there without
 * it, and when, is the caller's.
 */
export function SessionExpired(props: SessionExpiredProps) {
  const { title, description, children, href, labels, ref, ...rest } = props;
  const words = useWords(sessionExpiredWords, labels);
  const place = useRef<HTMLDivElement>(null);
  const login = useRef<HTMLAnchorElement>(null);
  const joined = useJoinedRef(place, ref);
  const id = useId();
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
    // What had the focus is out of reach now.
    login.current?.focus();
    return () => {
      page.style.overflow = scrolling;
      for (const element of beside) element.inert = false;
    };
  }, []);
  return (
    <>
      <Dim data-session-over="" />
      <Place {...rest} ref={joined} data-session-over="">
        <Panel
          role="alertdialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-next`}
        >
          <Body>
            <Heading id={`${id}-title`}>
              <Title>{title}</Title>
              {description}
            </Heading>
            <Next id={`${id}-next`}>
              <Spinner size="sm" />
              <span>{children}</span>
            </Next>
          </Body>
          <Foot>
            <Button asChild emphasis="strong">
              <a ref={login} href={href}>
                {words.login}
              </a>
            </Button>
          </Foot>
        </Panel>
      </Place>
    </>
  );
}
