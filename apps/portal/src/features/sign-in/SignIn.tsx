import { FormMessage, LoadingOverlay, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormHead, FormPage, Messages } from '../../forms/FormParts.tsx';
import { useResetOnLeave } from '../../forms/use-reset-on-leave.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { lazyCode } from '../../lazy-code.tsx';
import type { Portal } from '../../portal.ts';
import { landingPath } from '../../paths.ts';
import { addressResultAtom, userAtom } from '../../session/session.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { initialSignIn, signInAtom } from './sign-in.atoms.ts';
import { showSignIn } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';

const Failures = styled(Messages, {
  '&:not(:empty)': {
    padding: '$3',
    border: '1px solid $criticalBorder',
    borderRadius: '$control',
    backgroundColor: '$criticalSubtle',
  },
});

/** Signs a user in, in two steps: the email, which decides the way, then the password. */
export function SignIn() {
  const { t } = useTranslation('login');
  const textOf = useMessageText();
  const { messages, busy } = useAtomValue(signInAtom);
  const pending = usePendingMessages();
  const reason = busy === null || busy === 'loading' ? undefined : textOf({ key: busy });
  useLeaveWhenSignedIn();
  return (
    <FormPage>
      <FormHead title={t('heading')}>{t('welcome')}</FormHead>
      <Failures role="alert">
        {[...pending.messages, ...messages].map((message, place) => (
          <FormMessage key={`${place} ${textOf(message)}`}>{textOf(message)}</FormMessage>
        ))}
      </Failures>
      <Messages role="status">
        {pending.notes.length > 0 && (
          <FormMessage tone="info">{pending.notes.map((note) => textOf(note)).join(' ')}</FormMessage>
        )}
      </Messages>
      <SignInForm />
      <LoadingOverlay open={busy !== null} label={reason} />
    </FormPage>
  );
}

/** Leads on a user who is signed in already and came here by Back, and resets the form when it is left. */
function useLeaveWhenSignedIn(): void {
  const user = useAtomValue(userAtom);
  const { busy } = useAtomValue(signInAtom);
  const { navigation } = usePortal();
  useEffect(() => {
    if (user && !busy) void navigation.go(landingPath(user), { replace: true });
  }, [user, busy, navigation]);
  useResetOnLeave(signInAtom, initialSignIn);
}

/** What waits for the form when it opens. */
interface Pending {
  readonly messages: readonly Message[];
  /** Why the last session ended, and what comes after this sign-in. */
  readonly notes: readonly Message[];
}

const nothingPending: Pending = { messages: [], notes: [] };

const pendingMessages = lazyCode(() => import('./pending-messages.ts'));

/** Stored items that say something to be shown here. */
const pendingItems = ['SSOAuthError', 'extUrlError', 'sessionEnd'] as const;

/** Whether `takePendingMessages` would find anything. Most often it would not. */
function hasPendingMessages({ storage, store }: Portal): boolean {
  return (
    pendingItems.some((name) => storage.read(name) !== undefined) ||
    store.get(addressResultAtom) !== undefined ||
    !storage.persistent
  );
}

/**
 * What waits for the form when it opens. Its code is fetched when there are any, and after the form's,
 * which can be used before it is there; it also acts on an answer of the identity provider that the address held.
 */
function usePendingMessages(): Pending {
  const [pending, setPending] = useState(nothingPending);
  const { i18n } = useTranslation();
  const portal = usePortal();
  useEffect(() => {
    if (!hasPendingMessages(portal)) return;
    pendingMessages
      .load()
      .then(({ openSignIn }) => openSignIn(portal, i18n))
      .then(
        (found) => setPending(({ messages }) => ({ ...found, messages: [...messages, ...found.messages] })),
        // Without this code the form still works; the messages are shown at the next visit.
        () => showSignIn(portal, {}),
      );
  }, [portal, i18n]);
  return pending;
}
