import { FormMessage, LoadingOverlay, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { lazyCode } from '../../lazy-code.tsx';
import type { Portal } from '../../portal.ts';
import { landingPath } from '../../paths.ts';
import { addressResultAtom, userAtom } from '../../session/session.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { initialSignIn, signInAtom } from './sign-in.atoms.ts';
import { showSignIn } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';

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

/** Signs a user in, in two steps: the email, which decides the way, then the password. */
export function SignIn() {
  const { t } = useTranslation('login');
  const textOf = useMessageText();
  const { messages, busy } = useAtomValue(signInAtom);
  const pending = usePendingMessages();
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
        {[...pending, ...messages].map((message, place) => (
          <FormMessage key={`${place} ${textOf(message)}`}>{textOf(message)}</FormMessage>
        ))}
      </Messages>
      <SignInForm />
      <LoadingOverlay open={busy !== null} text={textOf({ key: busy ?? 'login:loading' })} />
    </Root>
  );
}

/** Leads on a user who is signed in already and came here by Back, and resets the form when it is left. */
function useLeaveWhenSignedIn(): void {
  const user = useAtomValue(userAtom);
  const { busy } = useAtomValue(signInAtom);
  const { store, navigation } = usePortal();
  useEffect(() => {
    if (user && !busy) void navigation.go(landingPath(user), { replace: true });
  }, [user, busy, navigation]);
  useEffect(() => {
    const reset = () => store.set(signInAtom, initialSignIn);
    // A page that was left for another one may come back as it was, overlay and all.
    const restore = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pageshow', restore);
      reset();
    };
  }, [store]);
}

const pendingMessages = lazyCode(() => import('./pending-messages.ts'));

/** Whether `takePendingMessages` would find anything. Most often it would not. */
function hasPendingMessages({ storage, store }: Portal): boolean {
  return (
    storage.read('SSOAuthError') !== undefined ||
    storage.read('extUrlError') !== undefined ||
    store.get(addressResultAtom) !== undefined ||
    !storage.persistent
  );
}

/**
 * The messages that wait for the form when it opens. Their code is fetched when there are any, and after the form's,
 * which can be used before it is there; it also acts on an answer of the identity provider that the address held.
 */
function usePendingMessages(): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const { i18n } = useTranslation();
  const portal = usePortal();
  useEffect(() => {
    if (!hasPendingMessages(portal)) return;
    pendingMessages
      .load()
      .then(({ openSignIn }) => openSignIn(portal, i18n))
      .then(
        (found) => setMessages((earlier) => [...earlier, ...found]),
        // Without this code the form still works; the messages are shown at the next visit.
        () => showSignIn(portal, {}),
      );
  }, [portal, i18n]);
  return messages;
}
