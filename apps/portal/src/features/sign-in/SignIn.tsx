import { FormMessage, LoadingOverlay, styled, Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../i18n/message.ts';
import { landingOf } from '../../redirects/landing.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { navigationAtom } from '../../state/navigation.atoms.ts';
import { resetSignInAtom, signInAtom } from './sign-in.atoms.ts';
import { SignInForm } from './SignInForm.tsx';
import { useOpeningMessages } from './useOpeningMessages.ts';

const Root = styled('div', { display: 'grid', gap: '$6' });
const Messages = styled('div', {
  display: 'grid',
  gap: '$2',
  '&:not(:empty)': {
    padding: '$3',
    border: '1px solid $criticalBorder',
    borderRadius: '$control',
    backgroundColor: '$criticalSubtle',
  },
  '&:empty': { display: 'none' },
});
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
      {/* Always there: a live region announces only what enters it later. */}
      <Messages role="alert">
        {[...opening, ...messages].map((message, place) => (
          <FormMessage key={`${place} ${words(message)}`}>{words(message)}</FormMessage>
        ))}
      </Messages>
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
