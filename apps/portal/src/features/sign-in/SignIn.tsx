import { Banner, LoadingOverlay, styled, Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../i18n/message.ts';
import { landingOf } from '../../session/landing.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { navigationAtom } from '../../state/navigation.atoms.ts';
import { resetSignInAtom, signInAtom } from './sign-in.atoms.ts';
import { SignInForm } from './SignInForm.tsx';
import { useOpeningMessages } from './useOpeningMessages.ts';

const Root = styled('div', { display: 'grid', gap: '$6' });
const Head = styled('header', { display: 'grid', gap: '$1' });

/** Signs a user in, in two steps: the email, which tells the way, then the password. */
export function SignIn() {
  const { t } = useTranslation('login');
  const words = useWords();
  const { messages, busy } = useAtomValue(signInAtom);
  const opening = useOpeningMessages();
  useLeaveWhenSignedIn();
  return (
    <Root>
      <Head>
        <Text as="h1" size="heading" weight="strong">
          {t('heading')}
        </Text>
        <Text tone="quiet">{t('welcome')}</Text>
      </Head>
      {[...opening, ...messages].map((message, place) => (
        <Banner key={`${place} ${words(message)}`} tone="error">
          {words(message)}
        </Banner>
      ))}
      <SignInForm />
      <LoadingOverlay open={busy !== null} text={words({ key: busy ?? 'login:loading' })} />
    </Root>
  );
}

/** Someone who is signed in already, and came here by Back, goes on; whoever leaves finds the form anew. */
function useLeaveWhenSignedIn(): void {
  const user = useAtomValue(userAtom);
  const { busy } = useAtomValue(signInAtom);
  const reset = useSetAtom(resetSignInAtom);
  const { go } = useAtomValue(navigationAtom);
  useEffect(() => {
    if (user && !busy) void go(landingOf(user), { replace: true });
  }, [user, busy, go]);
  useEffect(() => {
    // A page that was left for another one may come back as it was, overlay and all.
    const restore = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pageshow', restore);
      reset();
    };
  }, [reset]);
}
